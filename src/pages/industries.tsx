import { Box, Container, Flex, Heading, Icon, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LinkButton } from '../components/button';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { Disclosure } from '../components/disclosure';
import { IconCoffee, IconGrid, IconHealth, IconKitchen, IconOffice, IconStore, IconWrench } from '../components/icons';
import { ShopFronts } from '../components/illustrations';
import { Columns, Section, SplitSection } from '../components/section';
import { Eyebrow, Lead, Small, Title } from '../components/text';
import { pathTo } from '../domain/paths';
import { quotePath } from '../domain/quote-fields';

/** The industries in order: anchor, icon, and id in the quote form. */
const TRADES = [
  { id: 'retail', icon: IconStore, industry: 'retail' },
  { id: 'restaurants', icon: IconKitchen, industry: 'restaurants' },
  { id: 'cafes', icon: IconCoffee, industry: 'cafes' },
  { id: 'automotive', icon: IconWrench, industry: 'automotive' },
  { id: 'healthcare', icon: IconHealth, industry: 'healthcare' },
  { id: 'professional', icon: IconOffice, industry: 'professional-services' },
] as const;

/** Anchor of the other industries. */
const OTHERS = 'other';

function Hero() {
  const { t } = useTranslation('industries');
  const { eyebrow, title, lead } = t('hero', { returnObjects: true });
  return (
    <Box as="section" bg="bg.muted" pt={{ base: '10', md: '16' }}>
      <Container>
        <Columns template="7fr 5fr" gap={{ base: '5', md: '12' }} alignItems="end">
          <Stack gap="5">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title>{title}</Title>
          </Stack>
          <Lead>{lead}</Lead>
        </Columns>
      </Container>
      <Box mt={{ base: '8', md: '10' }}>
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
function Trade({ id, icon, industry }: (typeof TRADES)[number]) {
  const { t } = useTranslation(['industries', 'common']);
  const { title, kinds, text, points, detail, link } = t('index.items', { returnObjects: true })[id];
  return (
    <Columns
      as="li"
      id={id}
      template="5fr 7fr"
      gap={{ base: '4', md: '10' }}
      py={{ base: '8', md: '10' }}
      layerStyle="row"
      borderColor="border.emphasized"
      scrollMarginTop="8"
    >
      <Stack gap="3">
        <Icon as={icon} color="brand.fg" boxSize="8" />
        <Heading as="h3">{title}</Heading>
        <Small>{kinds}</Small>
      </Stack>
      <Stack gap="4" align="start">
        <Text color="fg">{text}</Text>
        <CheckList items={points} />
        <Disclosure label={t('common:learnMore')} about={title}>
          <Text>{detail}</Text>
        </Disclosure>
        <LinkButton variant="outline" href={quotePath(industry)}>
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
    <Section py={{ base: '12', md: '20' }}>
      <Columns template="3fr 9fr" from="lg" gap={{ base: '10', lg: '16' }}>
        <Box position={{ lg: 'sticky' }} top="9rem" alignSelf="start">
          <Heading size="md" id="index">
            {title}
          </Heading>
          <nav aria-labelledby="index">
            <SimpleGrid as="ul" columns={{ base: 2, lg: 1 }} columnGap="4" mt="5">
              {TRADES.map(({ id, icon }) => (
                <NameLink key={id} anchor={id} icon={icon} name={items[id].title} />
              ))}
              <NameLink anchor={OTHERS} icon={IconGrid} name={t('others.title')} />
            </SimpleGrid>
          </nav>
        </Box>
        <ul>
          {TRADES.map((trade) => (
            <Trade key={trade.id} {...trade} />
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
        <Box as="ul" columnCount={{ sm: 2 }} columnGap="10">
          {Object.values(others.items).map((name) => (
            <Box as="li" key={name} breakInside="avoid" py="2.5" borderBottomWidth="1px" borderColor="border">
              {name}
            </Box>
          ))}
        </Box>
      </SplitSection>
      <CallToAction page="industries" />
    </>
  );
}
