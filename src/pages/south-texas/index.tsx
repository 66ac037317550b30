import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { ShopFronts, TOWN_NAMES, ValleyMap } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { SplitSection } from '../../components/section';
import { Lead } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { Cases } from './cases';
import { Community } from './community';
import { Comparison } from './comparison';
import { Coverage } from './coverage';

function Bilingual() {
  const { t } = useTranslation('south-texas');
  return (
    <SplitSection
      id="bilingual"
      columns="7fr 5fr"
      title={t('bilingual.title')}
      intro={<Lead>{t('bilingual.text')}</Lead>}
    >
      <CheckList items={Object.values(t('bilingual.items', { returnObjects: true }))} alignSelf="end" />
    </SplitSection>
  );
}

/** South Texas advantage. Source: spec 2 "Public pages", spec 9 "Coverage". */
export default function SouthTexas() {
  const { t } = useTranslation('south-texas');
  return (
    <>
      <PageHero
        page="south-texas"
        actions={
          <QuoteOrMore
            quote={t('action.quote')}
            more={t('comparison.title')}
            href={pathTo('southTexas', 'comparison')}
          />
        }
        aside={
          <ValleyMap
            labels={TOWN_NAMES}
            gulf={t('map.gulf')}
            mexico={t('map.mexico')}
            title={`${t('coverage.title')}. ${t('coverage.intro')}`}
          />
        }
      />
      <Coverage />
      <Comparison />
      <Bilingual />
      <Community />
      <Cases />
      <CallToAction page="south-texas" drawing={<ShopFronts />} />
    </>
  );
}
