import { Box, Grid, Heading, HStack, Icon, SimpleGrid, Span, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { DataList, Fact } from '../components/data-list';
import { Collapsible } from '../components/disclosure';
import { FeatureCard } from '../components/feature-card';
import { FeatureGrid } from '../components/feature-grid';
import {
  IconArrow,
  IconCard,
  IconChart,
  IconCloud,
  IconGift,
  IconKitchen,
  IconShield,
  IconStaff,
  IconStock,
  IconWarning,
} from '../components/icons';
import { Counter } from '../components/illustrations';
import { Band, scene } from '../components/illustrations/drawing';
import { Palm } from '../components/illustrations/plants';
import { Boutique, Taqueria } from '../components/illustrations/shops';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section, SplitSection, TWO_COLUMNS } from '../components/section';
import { ArrowLink, keepRanges, Subheading } from '../components/text';
import { pathTo } from '../domain/paths';
import { savingsExample } from '../domain/savings';
import { quotePath } from '../domain/site-content';
import { sampleSale } from '../domain/worked-examples';

const FEATURES = [
  ['cards', IconCard],
  ['stock', IconStock],
  ['staff', IconStaff],
  ['reports', IconChart],
  ['kitchen', IconKitchen],
  ['loyalty', IconGift],
] as const;

/** Six cards, only in the compact layout. Source: spec 2 "POS systems". */
function Features() {
  const { t } = useTranslation('pos-systems');
  const { title, intro, items } = t('features', { returnObjects: true });
  return (
    <Section hideFrom="md" pb="0" data-compact="" title={title} intro={intro}>
      <SimpleGrid as="ul" templateColumns={TWO_COLUMNS} gap="columns.sm">
        {FEATURES.map(([id, icon]) => (
          <li key={id}>
            <HStack
              asChild
              gap="2"
              h="full"
              p="2.5"
              layerStyle="card"
              borderColor="border.emphasized"
              fontWeight="semibold"
              lineHeight="1.3"
            >
              <Link href={pathTo('contact')}>
                <Icon as={icon} color="brand.fg" boxSize="6" flexShrink="0" />
                {items[id]}
              </Link>
            </HStack>
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** A sample inventory; counts below `FEW` are marked for reorder. */
const SHELF = [
  ['coffee', 18],
  ['tortillas', 42],
  ['ice', 4],
] as const;
const FEW = 6;

/** The sample inventory as the system shows it. */
function Shelf() {
  const { t } = useTranslation('pos-systems');
  const { title, low, items } = t('benefits.shelf', { returnObjects: true });
  return (
    <Box as="figure" aria-label={title} bg="bg" borderRadius="control" px="5" py="4" breakInside="avoid">
      <Text textStyle="label">{title}</Text>
      <DataList orientation="horizontal" size="lg" mt="2">
        {SHELF.map(([id, count]) => (
          <Fact
            key={id}
            label={items[id]}
            value={
              <HStack color={count < FEW ? 'fg.error' : undefined}>
                {count < FEW && <IconWarning />}
                {count < FEW && <Span textStyle="label">{low}</Span>}
                {count}
              </HStack>
            }
            _last={{ borderBottomWidth: 0 }}
          />
        ))}
      </DataList>
    </Box>
  );
}

/** Three benefits; inventory includes a sample screen. Source: spec 2 "POS systems". */
function Benefits() {
  const { t } = useTranslation('pos-systems');
  const { title, intro, items } = t('benefits', { returnObjects: true });
  const { inventory, ...others } = items;
  return (
    <Section id="benefits" title={title} intro={intro}>
      <Columns template="5fr 6fr" from="lg" alignItems="start">
        <FeatureGrid
          items={others}
          icons={{ security: IconShield, cloud: IconCloud }}
          columns={{ md: 2, lg: 1 }}
          rowGap={{ md: 'rows.lg' }}
          itemProps={{ isCollapsible: true }}
        />
        <Stack layerStyle="card" p="columns.md" gap="rows.md">
          <ul>
            <FeatureCard {...inventory} Icon={IconStock} isCollapsible borderTopWidth="0" />
          </ul>
          <Shelf />
        </Stack>
      </Columns>
    </Section>
  );
}

/** What the system includes, and who installs it. Source: spec 2 "POS systems". */
function Included() {
  const { t } = useTranslation('pos-systems');
  const { title, intro, owner, link, hardware, software } = t('included', { returnObjects: true });
  return (
    <SplitSection
      id="included"
      layerStyle="band"
      template="4fr 8fr"
      from="lg"
      title={title}
      intro={intro}
      more={
        <>
          <Text mt={{ lg: 'rows.md' }}>{owner}</Text>
          <ArrowLink href={pathTo('whoWeAre')} minH="target">
            {link}
          </ArrowLink>
        </>
      }
    >
      <SimpleGrid
        columns={{ md: 2 }}
        px={{ base: '5', md: '0' }}
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="surface"
      >
        {[hardware, software].map((list) => (
          <Collapsible
            key={list.title}
            title={<Subheading>{list.title}</Subheading>}
            about={list.title}
            p={{ md: '8' }}
            rowGap={{ md: 'rows.md' }}
            borderColor="border.emphasized"
            borderStyle="dashed"
            _first={{ borderTopWidth: '0' }}
            _last={{ borderLeftWidth: { md: '1px' } }}
          >
            <CheckList items={list.items} />
          </Collapsible>
        ))}
      </SimpleGrid>
    </SplitSection>
  );
}

/** The industries: id in the quote form, drawing, and the `shift` that centers it. */
const TRADES = [
  { id: 'restaurant', industry: 'restaurants', Shop: Taqueria, shift: 28 },
  { id: 'retail', industry: 'retail', Shop: Boutique, shift: 40 },
] as const;

/** Restaurants and retail. Source: spec 2 "POS systems". */
function Industries() {
  const { t } = useTranslation('pos-systems');
  const { title, items } = t('industries', { returnObjects: true });
  return (
    <Section id="industries" title={title}>
      <SimpleGrid as="ul" columns={{ md: 2 }} columnGap="columns.lg" rowGap="head.lg">
        {TRADES.map(({ id, industry, Shop, shift }) => (
          <Grid
            as="li"
            key={id}
            alignContent="start"
            gap="rows.sm"
            templateColumns="minmax(0, 1fr)"
            templateRows={{ md: 'subgrid' }}
            gridRow={{ md: 'span 4' }}
          >
            <Band
              viewBox="0 -16 200 166"
              css={scene}
              justifyContent="center"
              height={{ base: '7rem', md: '13rem' }}
              bg="bg.muted"
              borderRadius="surface"
            >
              <Palm x={-22} y={142} height={118} scale={0.8} />
              <Palm x={222} y={142} height={96} scale={0.7} />
              <g transform={`translate(${shift} 142)`}>
                <Shop />
              </g>
              <path fill="var(--edge)" fillOpacity=".55" d="M-999 142h3e3v8h-3e3z" />
            </Band>
            <Stack>
              <Subheading>{items[id].title}</Subheading>
              <Text>{items[id].text}</Text>
            </Stack>
            <CheckList items={items[id].points} />
            <ArrowLink href={quotePath(industry)} minH="target" justifySelf="start">
              {items[id].link}
            </ArrowLink>
          </Grid>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** Link to the zero-fee page, with its example. Source: spec 2 "POS systems". */
function Banner() {
  const { t } = useTranslation('pos-systems');
  const { title, text, link } = t('banner', { returnObjects: true });
  return (
    <Section id="zero-fee" pt="0">
      <Columns
        template="1fr auto"
        from="lg"
        alignItems="center"
        p="columns.md"
        bg="brand.solid"
        color="brand.contrast"
        borderRadius="surface"
      >
        <Stack gap="head.sm" align="start">
          <Heading>{keepRanges(title)}</Heading>
          <Text color="inherit">{text}</Text>
          <ArrowLink href={pathTo('zeroFee')} color="inherit" minH="target">
            {link}
          </ArrowLink>
        </Stack>
        <HStack
          as="p"
          aria-hidden
          wrap="wrap"
          justify={{ lg: 'end' }}
          gap="4"
          textStyle="hero"
          fontVariantNumeric="tabular-nums"
          order={{ base: -1, lg: 0 }}
        >
          {savingsExample.monthlyFees}
          <Icon as={IconArrow} boxSize="0.6em" />
          {savingsExample.programFees}
        </HStack>
      </Columns>
    </Section>
  );
}

/** POS systems. Source: spec 2 "Public pages". */
export default function PosSystems() {
  const { t } = useTranslation('pos-systems');
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.included')} href={pathTo('posSystems', 'included')} />
        }
        composition="standing"
        aside={<Counter amount={sampleSale.total} display="block" overflow="visible" alignSelf="end" />}
      />
      <Features />
      <Benefits />
      <Included />
      <Industries />
      <Banner />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
