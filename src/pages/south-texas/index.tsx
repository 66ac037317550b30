import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { FeatureCard } from '../../components/feature-card';
import { ShopFronts, TOWN_NAMES, ValleyMap } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { Section, SplitSection } from '../../components/section';
import { Lead } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { Cases } from './cases';
import { Comparison } from './comparison';
import { Coverage } from './coverage';

function Bilingual() {
  const { t } = useTranslation('south-texas');
  return (
    <SplitSection
      id="bilingual"
      template="7fr 5fr"
      title={t('bilingual.title')}
      intro={<Lead>{t('bilingual.text')}</Lead>}
    >
      <CheckList items={t('bilingual.items', { returnObjects: true })} alignSelf="end" />
    </SplitSection>
  );
}

const ITEMS = ['hire', 'buy', 'storm'] as const;

function Community() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="community" bg="bg.panel" title={t('community.title')} intro={t('community.text')}>
      <chakra.ul display="grid" columnGap="10" rowGap="8" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {ITEMS.map((id) => (
          <FeatureCard
            key={id}
            title={t(`community.items.${id}.title`)}
            text={t(`community.items.${id}.text`)}
            pl="5"
            borderLeftWidth="3px"
            borderColor="fg.success"
          />
        ))}
      </chakra.ul>
    </Section>
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
