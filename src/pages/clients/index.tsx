import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { Envelopes } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { Metrics } from './metrics';
import { Testimonials } from './testimonials';

/** Clients. Source: spec 2 "Public pages". */
export default function Clients() {
  const { t } = useTranslation('clients');
  return (
    <>
      <PageHero
        page="clients"
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.testimonials')} href={pathTo('clients', 'testimonials')} />
        }
        aside={<Envelopes maxW={{ base: '20rem', md: 'none' }} mx="auto" />}
      />
      <Testimonials />
      <Metrics />
      <CallToAction page="clients" />
    </>
  );
}
