import { Box, Container, Flex, Heading, Icon, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LinkButton } from '../components/button';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { CompactDetails, Disclosure } from '../components/disclosure';
import { IconCoffee, IconGrid, IconHealth, IconKitchen, IconOffice, IconStore, IconWrench } from '../components/icons';
import { ShopFronts } from '../components/illustrations';
import { Columns, NARROW, Section, SplitSection, TWO_COLUMNS } from '../components/section';
import { Eyebrow, Lead, Small, Title } from '../components/text';
import { pathTo } from '../domain/paths';
import { INDUSTRY_IDS, type Industry, quotePath } from '../domain/site-content';

const ICONS: Record<Industry, ElementType> = {
  retail: IconStore,
  restaurants: IconKitchen,
  cafes: IconCoffee,
  automotive: IconWrench,
  healthcare: IconHealth,
  professional: IconOffice,
};

/** Anchor of the other industries. */
const OTHERS = 'other';

function Hero() {
  const { t } = useTranslation('industries');
  const { eyebrow, title, lead } = t('hero', { returnObjects: true });
  return (
    <Box as="section" bg="bg.muted" pt="section.md">
      <Container>
        <Columns template="7fr 5fr" alignItems="end">
          <Stack gap="rows.md">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title>{title}</Title>
          </Stack>
          <Lead>{lead}</Lead>
        </Columns>
      </Container>
      <Box mt="head.lg">
        <ShopFronts />
      </Box>
    </Box>
  );
}

/** A link to the section of an industry. */
const NameLink = ({ anchor, icon, name }: { anchor: string; icon: ElementType; name: string }) => (
  <li>
    <Flex
      asChild
      align="center"
      gap="3"
      minH="target"
      lineHeight="1.25"
      _hover={{ color: 'brand.fg', textDecoration: 'underline' }}
    >
      <Link href={pathTo('industries', anchor)}>
        <Icon as={icon} color="brand.fg" />
        {name}
      </Link>
    </Flex>
  </li>
);

/** One industry: its name and its clients, and what we set up for them. */
function Trade({ id }: { id: Industry }) {
  const { t } = useTranslation(['industries', 'common']);
  const { title, kinds, text, points, detail, link } = t('index.items', { returnObjects: true })[id];
  return (
    <Columns
      as="li"
      id={id}
      template="5fr 7fr"
      rowGap="rows.sm"
      py="rows.lg"
      layerStyle="row"
      borderColor="border.emphasized"
      position="relative"
      scrollMarginTop="8"
    >
      <Stack gap="rows.sm">
        <Flex
          direction={{ base: 'row', md: 'column' }}
          align={{ base: 'center', md: 'start' }}
          gap="3"
          css={{ [NARROW]: { flexDirection: 'column', alignItems: 'start' } }}
        >
          <Icon as={ICONS[id]} color="brand.fg" boxSize="8" flexShrink="0" />
          <Heading as="h3">{title}</Heading>
        </Flex>
        <Small>{kinds}</Small>
      </Stack>
      <Stack gap="rows.md" align="start">
        <Text color="fg">{text}</Text>
        <CompactDetails about={title} top="rows.lg" gap="rows.sm">
          <CheckList items={points} />
          <Disclosure label={t('common:learnMore')} about={title}>
            <Text>{detail}</Text>
          </Disclosure>
        </CompactDetails>
        <LinkButton variant="outline" href={quotePath(id)}>
          {link}
        </LinkButton>
      </Stack>
    </Columns>
  );
}

/** Names of all industries, then a section for each. Source: spec 2 "Industries"; decisions "Pages". */
function Index() {
  const { t } = useTranslation('industries');
  const { title, items } = t('index', { returnObjects: true });
  return (
    <Section>
      <Columns template="3fr 9fr" from="lg">
        <Box position={{ lg: 'sticky' }} top="9rem" alignSelf="start">
          <Heading size="md" id="index">
            {title}
          </Heading>
          <nav aria-labelledby="index">
            <SimpleGrid
              as="ul"
              templateColumns={{ base: TWO_COLUMNS, lg: 'minmax(0, 1fr)' }}
              columnGap="columns.sm"
              mt="head.md"
            >
              {INDUSTRY_IDS.map((id) => (
                <NameLink key={id} anchor={id} icon={ICONS[id]} name={items[id].title} />
              ))}
              <NameLink anchor={OTHERS} icon={IconGrid} name={t('others.title')} />
            </SimpleGrid>
          </nav>
        </Box>
        <ul>
          {INDUSTRY_IDS.map((id) => (
            <Trade key={id} id={id} />
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

/** Industries. Source: spec 2 "Public pages"; "Industries" for the others. */
export default function Industries() {
  const { t } = useTranslation('industries');
  const others = t('others', { returnObjects: true });
  return (
    <>
      <Hero />
      <Index />
      <SplitSection
        id={OTHERS}
        layerStyle="band"
        template="4fr 8fr"
        from="lg"
        title={others.title}
        intro={others.text}
        more={
          <LinkButton variant="outline" href={pathTo('contact')}>
            {others.link}
          </LinkButton>
        }
      >
        <Box as="ul" columnCount="2" columnWidth="8rem" columnGap="columns.md">
          {Object.values(others.items).map((name) => (
            <Box as="li" key={name} breakInside="avoid" py="rows.sm" borderBottomWidth="1px" borderColor="border">
              {name}
            </Box>
          ))}
        </Box>
      </SplitSection>
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
