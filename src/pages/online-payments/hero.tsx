import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { ClosedShop } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { sampleOrder } from '../../domain/worked-examples';

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
