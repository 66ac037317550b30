import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { Desk, ShopFronts } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteButtons } from '../../components/quote-buttons';
import { Section, SplitSection } from '../../components/section';
import { Lead } from '../../components/text';
import { Biography } from './biography';
import { Expertise } from './expertise';
import { Results } from './results';

function Mission() {
  const { t } = useTranslation('who-we-are');
  return (
    <Section id="mission" bg="bg.muted">
      <chakra.h2 textStyle="label" color="brand.fg">
        {t('mission.title')}
      </chakra.h2>
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '16' }}
        alignItems="end"
        mt="3"
        gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}
      >
        <chakra.p textStyle="title">{t('mission.statement')}</chakra.p>
        <Lead>{t('mission.text')}</Lead>
      </chakra.div>
    </Section>
  );
}

/** Promises to every client. Source: spec 1. */
function Writing() {
  const { t } = useTranslation('who-we-are');
  return (
    <SplitSection id="writing" template="4fr 8fr" title={t('writing.title')} intro={t('writing.intro')}>
      <CheckList items={t('writing.points', { returnObjects: true })} columnGap="10" rowGap="4" columns={{ lg: 2 }} />
    </SplitSection>
  );
}

/** Who we are. Source: spec 2 "Public pages"; 1. */
export default function WhoWeAre() {
  const { t } = useTranslation('who-we-are');
  return (
    <>
      <PageHero
        page="who-we-are"
        actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
        aside={<Desk maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
      />
      <Biography />
      <Mission />
      <Expertise />
      <Results />
      <Writing />
      <CallToAction page="who-we-are" drawing={<ShopFronts />} />
    </>
  );
}
