import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { sampleOrder } from '../../domain/worked-examples';
import { LinkButton } from '../../ui/button';
import { ClosedShop } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

/** The shop is closed, the order is paid. */
export function Hero() {
  const { t } = useTranslation('online-payments');
  return (
    <PageHero
      page="online-payments"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('onlinePayments', 'platforms')}>
            {t('hero.platforms')}
          </LinkButton>
        </>
      }
      aside={<ClosedShop amount={sampleOrder.total} />}
    />
  );
}
