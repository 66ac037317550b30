import { Box, Flex, Grid, Heading, Span, Stack, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { DataList, Fact } from '../components/data-list';
import { FeatureGrid } from '../components/feature-grid';
import { CardTerminal } from '../components/illustrations';
import { mix } from '../components/illustrations/drawing';
import { TORN_EDGE } from '../components/illustrations/receipt';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section, SplitSection } from '../components/section';
import { ArrowLink, keepRanges, Lead, Subheading } from '../components/text';
import { brand } from '../domain/brand';
import { pathTo } from '../domain/paths';
import { paymentNames } from '../domain/site-content';
import { sampleFee } from '../domain/worked-examples';

interface Price {
  label: string;
  amount: string;
}

interface PricesProps {
  title: string;
  lines: Record<string, Price>;
  total: Price;
  color: string;
}

/** A column of the statement; the totals of both columns are on one line. */
function Prices({ title, lines, total, color }: PricesProps) {
  return (
    <Flex
      direction="column"
      gap="rows.sm"
      borderColor="border"
      borderStyle="dashed"
      _first={{ pe: { md: 'columns.md' } }}
      _last={{ ps: { md: 'columns.md' }, borderLeftWidth: { md: '2px' } }}
    >
      <Subheading>{title}</Subheading>
      <DataList orientation="horizontal" size="lg" display="flex" flexDirection="column" flex="1">
        {Object.values(lines).map((line) => (
          <Fact key={line.label} label={line.label} value={line.amount} valueProps={{ color }} />
        ))}
        <Fact
          label={total.label}
          value={total.amount}
          valueProps={{ color, textStyle: 'figure', fontWeight: 'bold' }}
          alignItems="baseline"
          borderBottomWidth="0"
          mt="auto"
          pt="6"
          fontWeight="semibold"
        />
      </DataList>
    </Flex>
  );
}

/** The fees that clients pay and those they do not. Source: spec 2 "Credit card processing", 9 "Pricing claims". */
function Statement() {
  const { t } = useTranslation('credit-card-processing');
  const { title, intro, pay, wont, note, link } = t('statement', { returnObjects: true, sale: sampleFee.sale });
  return (
    <Section id="pricing" bg="bg.muted" headTemplate="6fr 5fr" title={title} intro={intro}>
      <Box
        bg="bg.panel"
        borderTopRadius="surface"
        px={{ base: '5', md: '10', lg: '16' }}
        pt={{ base: '5', md: '8' }}
        pb={{ base: '8', md: '12' }}
        css={TORN_EDGE}
      >
        <Wrap
          as="p"
          justify="space-between"
          columnGap="4"
          pb="4"
          mb="head.md"
          borderBottom="3px double"
          borderColor="border.emphasized"
          textStyle="label"
          color="fg.muted"
        >
          <span>{brand.name}</span>
          <span>
            {brand.address.locality}, {brand.address.region}
          </span>
        </Wrap>
        <Columns template="1fr 1fr" columnGap="0">
          <Prices {...pay} total={{ label: pay.total, amount: sampleFee.fee }} color="fg" />
          <Prices {...wont} color="fg.success" />
        </Columns>
      </Box>
      <Wrap justify="space-between" align="baseline" gap="4" mt="head.md">
        <Lead>{keepRanges(note)}</Lead>
        <ArrowLink href={pathTo('zeroFee')} minH="target">
          {link}
        </ArrowLink>
      </Wrap>
    </Section>
  );
}

/** The position of a clause's number, before its title. */
const CLAUSE = {
  position: 'relative',
  counterIncrement: 'term',
  ps: '10',
  py: { base: 'rows.sm', md: 'rows.md' },
  layerStyle: 'row',
  borderColor: 'border.emphasized',
  _before: {
    content: 'counter(term)',
    position: 'absolute',
    left: '0',
    top: { base: 'rows.sm', md: 'rows.md' },
    textStyle: 'subheading',
    color: 'brand.fg',
  },
} as const;

/** Six benefits as numbered clauses. Source: spec 2 "Credit card processing". */
function Benefits() {
  const { t } = useTranslation('credit-card-processing');
  const { title, intro, items } = t('benefits', { returnObjects: true });
  return (
    <SplitSection id="benefits" template="3fr 9fr" from="lg" sticky="10rem" title={title} intro={intro}>
      <FeatureGrid as="ol" items={items} columns={{ md: 2 }} rowGap="0" counterReset="term" itemProps={CLAUSE} />
    </SplitSection>
  );
}

/** Colors of the networks' cards, from back to front. */
const NETWORKS = [
  mix('fg.success', 24, 'bg.muted'),
  mix('fg.success', 12, 'bg.muted'),
  mix('brand.fg', 12, 'bg.muted'),
  mix('brand.fg', 24, 'bg.muted'),
];

/** Each card in the wallet shows only the strip with its name. */
const CARD = {
  position: 'relative',
  mb: { base: '-1.5rem', md: '-1.25rem' },
  px: '5',
  pt: { base: '2', md: '3' },
  pb: '8',
  borderRadius: '14px',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  fontFamily: 'display',
  fontWeight: '650',
} as const;

/** Accepted payment types as cards in a wallet, behind its pocket. */
function Wallet() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <Box w="full" maxW="24rem" mx="auto">
      <ul aria-label={t('accepted.wallets')}>
        {paymentNames.wallets.map((name) => (
          <Box as="li" key={name} {...CARD} bg="bg">
            {name}
          </Box>
        ))}
      </ul>
      <ul aria-label={t('accepted.networks')}>
        {paymentNames.networks.map((name, i) => (
          <Box as="li" key={name} {...CARD} style={{ background: NETWORKS[i] }}>
            {name}
          </Box>
        ))}
      </ul>
      <Box as="p" {...CARD} bg="brand.solid" color="brand.contrast">
        {t('accepted.gift')}
      </Box>
      <Grid
        position="relative"
        h={{ base: '4.5rem', md: '9rem' }}
        p="2.5"
        bg="bg.muted"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="6px 6px 20px 20px"
      >
        <Span border="2px dashed" borderColor="border" borderRadius="2px 2px 12px 12px" />
      </Grid>
    </Box>
  );
}

/** Accepted payment types. Source: spec 2 "Credit card processing". */
function Accepted() {
  const { t } = useTranslation('credit-card-processing');
  const { title, intro, others } = t('accepted', { returnObjects: true });
  return (
    <Section id="accepted" layerStyle="band">
      <Columns template="7fr 5fr" alignItems="center">
        <Stack gap="head.sm">
          <Heading>{title}</Heading>
          <Text>{intro}</Text>
          <CheckList items={others} columns={{ lg: 2 }} mt="head.md" />
        </Stack>
        <Wallet />
      </Columns>
    </Section>
  );
}

/** Credit card processing. Source: spec 2 "Public pages". */
export default function CreditCardProcessing() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <QuoteOrMore
            quote={t('hero.quote')}
            more={t('hero.prices')}
            href={pathTo('creditCardProcessing', 'pricing')}
          />
        }
        aside={
          <Box maxW={{ base: '14rem', md: '24rem' }} w="full" mx="auto">
            <CardTerminal amount={sampleFee.sale} />
          </Box>
        }
      />
      <Statement />
      <Benefits />
      <Accepted />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
