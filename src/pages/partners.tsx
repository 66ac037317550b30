import { Flex, Heading, Icon, SimpleGrid, Stack, Strong, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { Disclosure } from '../components/disclosure';
import { IconGateway, IconKitchen, IconStock, IconTerminal } from '../components/icons';
import { SaleRoute } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { QuoteButtons } from '../components/quote-buttons';
import { Columns, Section, SplitSection } from '../components/section';
import { ArrowLink, Eyebrow, Lead, Small, Subheading } from '../components/text';
import { TimelineStep } from '../components/timeline-step';
import { pathTo } from '../domain/paths';
import { partnerNames } from '../domain/site-content';

/** Who handles each step of a sale. */
function SaleSteps() {
  const { t } = useTranslation('partners');
  const { title, intro, items } = t('saleSteps', { returnObjects: true });
  const { us, ...steps } = items;
  const noLine = { borderColor: { base: 'transparent', md: 'brand.fg' } };
  return (
    <Section id="sale-steps" title={title} intro={intro}>
      <SimpleGrid as="ol" columns={{ md: 3 }} ms={{ base: '2', md: '0' }}>
        {Object.values(steps).map((step) => (
          <TimelineStep key={step.title} from="md" _last={noLine}>
            <Eyebrow>{step.by}</Eyebrow>
            <Subheading>{step.title}</Subheading>
            <Text>{step.text}</Text>
          </TimelineStep>
        ))}
      </SimpleGrid>
      <Columns
        template="auto auto minmax(0, 1fr)"
        columnGap="columns.md"
        rowGap="1"
        alignItems="baseline"
        bg="bg.muted"
        borderRadius="surface"
        p="columns.md"
        mt={{ md: 'head.lg' }}
      >
        <Subheading>{us.title}</Subheading>
        <Eyebrow>{us.by}</Eyebrow>
        <Text color="fg" maxW="none">
          {us.text}
        </Text>
      </Columns>
    </Section>
  );
}

const PARTNERS = {
  processors: [
    { id: 'palmCoast', name: partnerNames.processors.palmCoast, icon: IconTerminal },
    { id: 'caliche', name: partnerNames.processors.caliche, icon: IconGateway },
  ],
  posSystems: [
    { id: 'mostrador', name: partnerNames.posSystems.mostrador, icon: IconKitchen },
    { id: 'brushline', name: partnerNames.posSystems.brushline, icon: IconStock },
  ],
} as const;

type PartnerProps = (typeof PARTNERS)[keyof typeof PARTNERS][number];

/** A partner: icon at the side, then name and description. */
function Partner({ id, name, icon }: PartnerProps) {
  const { t } = useTranslation(['partners', 'common']);
  const { category, text, fits, detail } = t('categories.partners', { returnObjects: true })[id];
  return (
    <Flex as="li" gap="columns.sm" _notFirst={{ pt: 'rows.lg', layerStyle: 'row' }}>
      <Flex
        align="center"
        justify="center"
        flexShrink="0"
        boxSize={{ base: '3rem', lg: '4.5rem' }}
        color="brand.fg"
        bg="bg.muted"
        borderWidth="1px"
        borderColor="border"
        borderRadius="surface"
      >
        <Icon as={icon} boxSize={{ base: '6', lg: '2.25rem' }} />
      </Flex>
      <Stack align="start">
        <Stack gap="1">
          <Heading as="h4" fontSize={{ base: '1.4rem', md: '2rem' }}>
            {name}
          </Heading>
          <Eyebrow>{category}</Eyebrow>
        </Stack>
        <Text color="fg">{text}</Text>
        <Small>
          <Strong color="fg">{t('categories.fits')}:</Strong> {fits}
        </Small>
        <Disclosure label={t('common:learnMore')} about={name}>
          <Text>{detail}</Text>
        </Disclosure>
      </Stack>
    </Flex>
  );
}

/** Two processors and two POS systems: name, category, description, icon. Source: spec 2 "Partners"; 3. */
function Categories() {
  const { t } = useTranslation('partners');
  const { title, intro, kinds } = t('categories', { returnObjects: true });
  return (
    <Section id="categories" layerStyle="band" title={title} intro={intro}>
      {(['processors', 'posSystems'] as const).map((kind) => (
        <Columns
          key={kind}
          template="4fr 8fr"
          pt="rows.md"
          mt="head.lg"
          borderTopWidth="3px"
          borderColor="border.emphasized"
        >
          <Stack>
            <Subheading>{kinds[kind].title}</Subheading>
            <Text>{kinds[kind].text}</Text>
          </Stack>
          <Stack as="ul" gap="rows.lg">
            {PARTNERS[kind].map((partner) => (
              <Partner key={partner.id} {...partner} />
            ))}
          </Stack>
        </Columns>
      ))}
    </Section>
  );
}

/** Partners. Source: spec 2 "Public pages"; 1 for the owner as the only contact. */
export default function Partners() {
  const { t } = useTranslation('partners');
  const contact = t('contact', { returnObjects: true });
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
        aside={<SaleRoute maxW={{ base: '18rem', md: 'none' }} mx="auto" />}
      />
      <SaleSteps />
      <Categories />
      <SplitSection
        id="one-contact"
        template="7fr 5fr"
        title={contact.title}
        intro={<Lead>{contact.text}</Lead>}
        more={
          <ArrowLink href={pathTo('posSystems')} minH="target">
            {contact.link}
          </ArrowLink>
        }
      >
        <CheckList items={contact.items} alignSelf="center" />
      </SplitSection>
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
