import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { Envelopes } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { SplitSection } from '../../components/section';
import { Stat } from '../../components/stat';
import { ArrowLink, ResponsiveText } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { Testimonials } from './testimonials';

/** A figure below a hairline. */
const Figure = chakra(Stat, {
  base: { gap: '2', py: '5', borderTopWidth: '1px', borderColor: 'border.emphasized' },
});

const FIGURES = ['years', 'savings', 'setup', 'response', 'support'] as const;

/**
 * Statistics of all clients. The full layout shows the uptime as client satisfaction, the compact one shows both.
 * Source: spec 2 "Clients"; 9 "Service claims" and "Pricing claims".
 */
function Metrics() {
  const { t } = useTranslation('clients');
  return (
    <SplitSection
      id="metrics"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      template="4fr 8fr"
      from="lg"
      title={t('metrics.title')}
      intro={
        <>
          <Text>{t('metrics.text')}</Text>
          <ArrowLink href={pathTo('southTexas', 'case-studies')} minH="target">
            {t('metrics.link')}
          </ArrowLink>
        </>
      }
    >
      <chakra.dl
        display="grid"
        columnGap={{ base: '5', md: '8' }}
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Figure
          value={t('metrics.items.clients.value')}
          label={t('metrics.items.clients.label')}
          gridColumn={{ md: 'span 3' }}
          css={{ md: { '& dd': { fontSize: '6rem', color: 'brand.fg' } } }}
        />
        {FIGURES.map((id) => (
          <Figure key={id} value={t(`metrics.items.${id}.value`)} label={t(`metrics.items.${id}.label`)} />
        ))}
        <Figure
          value={t('metrics.items.uptime.value')}
          label={
            <ResponsiveText compact={t('metrics.items.uptime.labelCompact')} full={t('metrics.items.uptime.label')} />
          }
        />
        <Figure
          value={t('metrics.items.satisfaction.value')}
          label={t('metrics.items.satisfaction.label')}
          hideFrom="md"
        />
      </chakra.dl>
    </SplitSection>
  );
}

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
