import { Box, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AnchorButton, LinkButton } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { DataList, Fact } from '../../components/data-list';
import { CompactDetails } from '../../components/disclosure';
import { FeatureGrid } from '../../components/feature-grid';
import { IconPiggyBank, IconReceipt, IconShield, IconTerminal, IconTraining, IconUndo } from '../../components/icons';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { ArrowLink, Small, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { programExample } from '../../domain/worked-examples';
import { BeforeAfter } from './before-after';
import { Calculator } from './calculator';

/** Each step is lower than the one before, like stairs. */
const STAIRS = ['0', '12', '24'] as const;

/** The three steps. */
function Steps() {
  const { t } = useTranslation('zero-fee');
  const { title, intro, items } = t('steps', { returnObjects: true });
  return (
    <Section id="steps" title={title} intro={intro}>
      <SimpleGrid as="ol" columns={{ md: 3 }} columnGap="columns.md" rowGap="rows.sm">
        {Object.values(items).map((step, index) => (
          <Grid
            as="li"
            key={step.title}
            templateColumns={{ base: '2rem 1fr', md: '1fr' }}
            alignContent="start"
            gap="rows.sm"
            mt={{ md: STAIRS[index] }}
            position="relative"
            pt="rows.md"
            borderTopWidth="2px"
            borderColor="brand.fg"
          >
            <Box as="span" textStyle="figure" color="brand.fg" aria-hidden>
              {index + 1}
            </Box>
            <Stack>
              <Subheading pe={{ base: '6', md: '0' }}>{step.title}</Subheading>
              <CompactDetails about={step.title} top="1.5">
                <Text>{step.text}</Text>
              </CompactDetails>
            </Stack>
          </Grid>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** A sign with a price, which hangs on two chains. */
const Sign = ({ label, price }: { label: string; price: string }) => (
  <Stack
    position="relative"
    gap="1"
    align="center"
    mt={{ base: '5', md: '8' }}
    py={{ base: '3', md: '5' }}
    px="8"
    bg="bg.muted"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="control"
    _before={{
      content: '""',
      position: 'absolute',
      bottom: '100%',
      insetInline: '20%',
      h: { base: '1.25rem', md: '8' },
      borderInlineWidth: '2px',
      borderStyle: 'dotted',
      borderColor: 'border.emphasized',
    }}
  >
    <Small>{label}</Small>
    <Text textStyle="figure" color="fg">
      {price}
    </Text>
  </Stack>
);

const { cash, card, difference } = programExample;
/** What each program posts and charges. */
const PROGRAMS = [
  { id: 'cashDiscount', posted: card, charged: { cash, debit: card, credit: card } },
  { id: 'surcharge', posted: cash, charged: { cash, debit: cash, credit: card } },
] as const;

/** Cash discount or surcharge, each with the same plate; subgrid aligns them. Source: spec 2 "Zero-fee solutions". */
function Choice() {
  const { t } = useTranslation('zero-fee');
  const { title, intro, posted: label, items } = t('choice', { returnObjects: true, difference });
  return (
    <Section id="choice" title={title} intro={intro}>
      <SimpleGrid as="ul" columns={{ md: 2 }} rowGap="head.lg">
        {PROGRAMS.map(({ id, posted, charged }) => (
          <Grid
            as="li"
            key={id}
            templateColumns="minmax(0, 1fr)"
            templateRows={{ md: 'subgrid' }}
            gridRow={{ md: 'span 5' }}
            _print={{ gridTemplateRows: 'minmax(8.5rem, auto)' }} // Chromium prints over text where a subgrid breaks
            gap={{ base: '3', md: 'rows.md' }}
            borderColor="border"
            _first={{ pe: { md: 'columns.md' } }}
            _last={{ ps: { md: 'columns.md' }, borderLeftWidth: { md: '1px' } }}
          >
            <Stack>
              <Subheading>{items[id].title}</Subheading>
              <Text>{items[id].text}</Text>
            </Stack>
            <Stack align="center" borderTopWidth="3px" borderColor="border.emphasized">
              <Sign label={label} price={posted} />
            </Stack>
            <DataList orientation="horizontal" size="lg">
              {(['cash', 'debit', 'credit'] as const).map((payer) => (
                <Fact key={payer} label={items[id].prices[payer]} value={charged[payer]} />
              ))}
            </DataList>
            <Text>{items[id].fits}</Text>
            <ArrowLink href={pathTo('contact')} minH="target" justifySelf="start">
              {items[id].link}
            </ArrowLink>
          </Grid>
        ))}
      </SimpleGrid>
    </Section>
  );
}

const BENEFITS = {
  margin: IconPiggyBank,
  compliance: IconShield,
  signs: IconReceipt,
  training: IconTraining,
  equipment: IconTerminal,
  leave: IconUndo,
};

/** Zero-fee solutions. Source: spec 2 "Public pages"; "Zero-fee solutions" for the six benefits. */
export default function ZeroFee() {
  const { t } = useTranslation('zero-fee');
  const benefits = t('benefits', { returnObjects: true });
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <>
            <AnchorButton size="lg" href="#calculator">
              {t('hero.calculate')}
            </AnchorButton>
            <LinkButton size="lg" variant="outline" href={pathTo('contact')}>
              {t('hero.quote')}
            </LinkButton>
          </>
        }
        aside={<BeforeAfter />}
      />
      <Steps />
      <Calculator />
      <Choice />
      <Section id="benefits" bg="bg.panel" title={benefits.title}>
        <FeatureGrid
          items={benefits.items}
          icons={BENEFITS}
          columns={{ md: 2, lg: 3 }}
          columnGap="0"
          rowGap="0"
          layerStyle="row"
          borderLeftWidth={{ md: '1px' }}
          itemProps={{
            isCollapsible: true,
            p: { md: '8' },
            borderBottomWidth: '1px',
            borderRightWidth: { md: '1px' },
          }}
        />
      </Section>
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
