import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { ClosedShop } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { sampleOrder } from '../../domain/worked-examples';
import { Parts } from './parts';
import { Platforms } from './platforms';
import { Supported } from './supported';

/** Online payments. Source: spec 2 "Public pages". */
export default function OnlinePayments() {
  const { t } = useTranslation('online-payments');
  return (
    <>
      <PageHero
        page="online-payments"
        actions={
          <QuoteOrMore
            quote={t('hero.quote')}
            more={t('hero.platforms')}
            href={pathTo('onlinePayments', 'platforms')}
          />
        }
        aside={<ClosedShop amount={sampleOrder.total} />}
      />
      <Parts />
      <Platforms />
      <Supported />
      <CallToAction page="online-payments" />
    </>
  );
}
