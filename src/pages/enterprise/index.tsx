import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { Branches } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { Features } from './features';
import { Security } from './security';
import { Steps } from './steps';
import { Stories } from './stories';

/** Enterprise. Source: spec 2 "Public pages". */
export default function Enterprise() {
  const { t } = useTranslation('enterprise');
  return (
    <>
      <PageHero
        page="enterprise"
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.steps')} href={pathTo('enterprise', 'implementation')} />
        }
        aside={<Branches maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
      />
      <Features />
      <Security />
      <Stories />
      <Steps />
      <CallToAction page="enterprise" />
    </>
  );
}
