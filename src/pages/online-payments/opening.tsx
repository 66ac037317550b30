import { sampleOrder } from '../../content/online-payments/sample-order';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { ClosedShop } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The shop is closed, the order is paid. */
export function Opening() {
  const { hero } = useContent('online-payments');
  const href = useHref();
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <ButtonLink size="lg" href={href('contact')}>
            {hero.quote}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={href('onlinePayments', 'platforms')}>
            {hero.platforms}
          </ButtonLink>
        </>
      }
      aside={<ClosedShop amount={sampleOrder.total} />}
    />
  );
}
