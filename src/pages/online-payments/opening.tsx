import { sampleOrder } from '../../content/online-payments/sample-order';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { ClosedShop } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The shop is closed, the order is paid. */
export function Opening() {
  const { hero } = useContent('online-payments');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {hero.quote}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('onlinePayments', 'platforms')}>
            {hero.platforms}
          </LinkButton>
        </>
      }
      aside={<ClosedShop amount={sampleOrder.total} />}
    />
  );
}
