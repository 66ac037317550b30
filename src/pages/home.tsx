import { Box, Container, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { FeatureGrid } from '../components/feature-grid';
import { IconBolt, IconPercent, IconPin, IconShield } from '../components/icons';
import { CardTerminal, Receipt, ValleyDusk, ValleyMap } from '../components/illustrations';
import { Actions, QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section, SplitSection } from '../components/section';
import { Stat } from '../components/stat';
import { ArrowLink, Eyebrow, Lead, ResponsiveText, Small, Subheading, Title } from '../components/text';
import { pathTo } from '../domain/paths';
import { SERVICES } from '../domain/site-content';
import { sampleSale } from '../domain/worked-examples';

/** A receipt that accounts for one sale. */
function SampleReceipt() {
  const { t } = useTranslation('home');
  const { title, items, total, fee, deposit, note } = t('receipt', {
    returnObjects: true,
    taxRate: sampleSale.taxRate,
  });
  return (
    <Receipt
      bg="bg.muted"
      heading={title}
      lines={[
        { label: items.plates, amount: sampleSale.plates },
        { label: items.guacamole, amount: sampleSale.guacamole },
        { label: items.drinks, amount: sampleSale.drinks },
        { label: items.tax, amount: sampleSale.tax },
        { label: total, amount: sampleSale.total },
        { label: fee, amount: `−${sampleSale.fee}` },
      ]}
      total={{ label: deposit, amount: sampleSale.deposit }}
      note={note}
    />
  );
}

/** The hero: the Valley at dusk, behind the words and the receipt. */
function Hero() {
  const { t } = useTranslation('home');
  const hero = t('hero', { returnObjects: true });
  return (
    <Box as="section" position="relative" overflow="hidden" pt="section.sm" pb={{ base: '6.5rem', md: '19rem' }}>
      <Container position="relative" zIndex="1">
        <Columns template="minmax(0, 1.5fr) minmax(16rem, 1fr)">
          <Stack gap="rows.md" align="start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title size="2xl">{hero.title}</Title>
            <Lead>
              <ResponsiveText compact={hero.leadCompact} full={hero.lead} />
            </Lead>
            <Actions mt="2">
              <QuoteOrMore quote={hero.quote} more={hero.services} href={pathTo('services')} />
            </Actions>
            <Small>{hero.terms}</Small>
          </Stack>
          <Box maxW="24rem" w="full" justifySelf={{ base: 'center', md: 'end' }}>
            <SampleReceipt />
          </Box>
        </Columns>
      </Container>
      <Box
        position="absolute"
        insetInline="0"
        bottom="0"
        h={{ base: '9rem', md: '21rem' }}
        _print={{ display: 'none' }}
      >
        <ValleyDusk />
      </Box>
    </Box>
  );
}

/** Four statistics. Source: spec 9 "Service claims". */
function Stats() {
  const { t } = useTranslation('home');
  const { title, items } = t('stats', { returnObjects: true });
  return (
    <Box as="section" bg="bg.muted" aria-label={title} containerType="inline-size">
      <Container>
        <SimpleGrid
          as="dl"
          columns={2}
          columnGap="3"
          css={{ '@container (min-width: 24rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }}
        >
          {Object.values(items).map((stat) => (
            <Stat key={stat.label} {...stat} textStyle="small" lineHeight="1.3" py="rows.lg" />
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}

const WHY_ICONS = { secure: IconShield, setup: IconBolt, local: IconPin, zeroFee: IconPercent };

/** The four services, beside a card terminal. */
function Solutions() {
  const { t } = useTranslation('home');
  const { title, intro, items } = t('solutions', { returnObjects: true });
  return (
    <Section id="solutions" bg="bg.panel">
      <Columns template="7fr 4fr" from="lg" alignItems="center">
        <div>
          <Heading>{title}</Heading>
          <Text mt="head.sm" mb="head.md">
            {intro}
          </Text>
          <ul>
            {SERVICES.map((id) => (
              <Columns
                as="li"
                key={id}
                template="12rem minmax(0, 1fr)"
                columnGap="8"
                rowGap="1"
                alignItems="baseline"
                py={{ base: '3', md: 'rows.md' }}
                layerStyle="row"
              >
                <Subheading>{items[id].title}</Subheading>
                <Stack gap="1" align="start">
                  <Text>{items[id].text}</Text>
                  <ArrowLink href={pathTo(id)}>{items[id].link}</ArrowLink>
                </Stack>
              </Columns>
            ))}
          </ul>
        </div>
        <Box hideBelow="lg">
          <CardTerminal amount={sampleSale.total} />
        </Box>
      </Columns>
    </Section>
  );
}

function SouthTexas() {
  const { t } = useTranslation('home');
  const { eyebrow, title, text, textCompact, owner, ...area } = t('southTexas', { returnObjects: true });
  return (
    <Section id="south-texas">
      <Columns template="5fr 6fr" alignItems="center">
        <Stack gap="head.sm" align="start">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading>{title}</Heading>
          <Text>
            <ResponsiveText compact={textCompact} full={text} />
          </Text>
          <ArrowLink href={pathTo('whoWeAre')}>{owner}</ArrowLink>
          <Subheading mt="4">{area.coverageTitle}</Subheading>
          <Text>{area.coverage}</Text>
          <ArrowLink href={pathTo('southTexas')}>{area.link}</ArrowLink>
        </Stack>
        <ValleyMap {...area.map} title={area.coverage} hideBelow="md" />
      </Columns>
    </Section>
  );
}

/** Home. Source: spec 2 "Public pages"; "Home" for the four reasons. */
export default function Home() {
  const { t } = useTranslation('home');
  const why = t('why', { returnObjects: true });
  return (
    <>
      <Hero />
      <Stats />
      <SplitSection id="why" template="4fr 7fr" from="lg" title={why.title} intro={why.intro}>
        <FeatureGrid
          items={why.items}
          icons={WHY_ICONS}
          columns={{ md: 2 }}
          itemProps={{ pt: 'rows.md', layerStyle: 'row', borderColor: 'border.emphasized' }}
        />
      </SplitSection>
      <Solutions />
      <SouthTexas />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
