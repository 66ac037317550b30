import { Box, Flex, Grid, Heading, HStack, Icon, SimpleGrid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { IconArrow } from '../components/icons';
import { Checkout, PhoneReader, PosScreen } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { Columns, Section, SplitSection } from '../components/section';
import { ArrowLink } from '../components/text';
import { pathTo } from '../domain/paths';
import { SERVICES } from '../domain/site-content';

/** The four services in the style of a table of contents. Source: spec 2 "Services overview". */
function Index() {
  const { t } = useTranslation('services');
  const { title, intro, items } = t('index', { returnObjects: true });
  return (
    <Section id="list">
      <Heading>{title}</Heading>
      <Text mt="head.sm" mb="head.md">
        {intro}
      </Text>
      <ol>
        {SERVICES.map((id) => (
          <Box as="li" key={id} layerStyle="row" py="rows.lg">
            <Flex wrap={{ base: 'wrap', lg: 'nowrap' }} align="baseline" columnGap="4" rowGap="1">
              <Heading as="h3" size={{ base: 'md', lg: 'lg' }} flexShrink={{ lg: 0 }} maxW="full">
                <HStack
                  asChild
                  display="inline-flex"
                  gap="3"
                  minH="target"
                  overflowWrap="anywhere"
                  _hover={{ color: 'brand.fg' }}
                >
                  <Link href={pathTo(id)}>
                    {items[id].title}
                    <Icon as={IconArrow} boxSize="0.8em" color="brand.fg" />
                  </Link>
                </HStack>
              </Heading>
              <Box
                as="span"
                aria-hidden
                hideBelow="lg"
                flex="1"
                minW="8"
                borderBottom="2px dotted"
                borderColor="border.emphasized"
              />
              <Text
                textStyle="subheading"
                fontVariantNumeric="tabular-nums"
                color="fg"
                w={{ base: 'full', lg: 'auto' }}
              >
                {items[id].price}
              </Text>
            </Flex>
            <Columns template="7fr 5fr" rowGap="rows.sm" mt="rows.sm">
              <Text>{items[id].text}</Text>
              <Grid
                as="ul"
                display={{ base: 'flex', md: 'grid' }}
                templateColumns={{ xl: 'repeat(2, auto)' }}
                _print={{ gridTemplateColumns: '1fr' }} // paper matches xl
                flexWrap="wrap"
                columnGap="6"
                rowGap="1"
                textStyle="small"
                alignContent="start"
              >
                {Object.values(items[id].parts).map((part) => (
                  <HStack as="li" key={part} _before={{ content: '""', boxSize: '5px', bg: 'fg.success' }}>
                    {part}
                  </HStack>
                ))}
              </Grid>
            </Columns>
          </Box>
        ))}
      </ol>
    </Section>
  );
}

/** Common needs of visitors, each with a link to the page that answers it. */
function Guide() {
  const { t } = useTranslation('services');
  const { title, intro, items, others } = t('guide', { returnObjects: true });
  const services = t('index.items', { returnObjects: true });
  const answers = [
    { need: items.stock, href: pathTo('posSystems'), link: services.posSystems.title },
    { need: items.website, href: pathTo('onlinePayments'), link: services.onlinePayments.title },
    { need: items.cards, href: pathTo('creditCardProcessing'), link: services.creditCardProcessing.title },
    { need: items.margin, href: pathTo('zeroFee'), link: services.zeroFee.title },
    { need: items.road, href: pathTo('smallBusiness', 'mobile'), link: others.road },
    { need: items.branches, href: pathTo('enterprise'), link: others.branches },
    { need: items.border, href: pathTo('enterprise', 'cross-border'), link: others.border },
  ];
  return (
    <SplitSection id="guide" bg="bg.muted" template="4fr 8fr" from="lg" title={title} intro={intro}>
      <dl>
        {answers.map(({ need, href, link }) => (
          <Columns
            key={need}
            template="1fr auto"
            rowGap="0"
            alignItems="baseline"
            py="rows.sm"
            layerStyle="row"
            _print={{ gridTemplateColumns: '1fr 1fr' }} // printed links include their address
          >
            <dt>{need}</dt>
            <dd>
              <ArrowLink href={href} minH="target">
                {link}
              </ArrowLink>
            </dd>
          </Columns>
        ))}
      </dl>
    </SplitSection>
  );
}

/** The services overview, also at /solutions. Source: spec 2 "Public pages"; 1 and 9 for what is always included. */
export default function Services() {
  const { t } = useTranslation('services');
  const always = t('always', { returnObjects: true });
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        aside={
          <SimpleGrid columns={{ base: 3, md: 2 }} gap="columns.sm">
            <PosScreen gridColumn={{ md: 'span 2' }} maxW={{ md: '18rem' }} justifySelf="center" />
            <Checkout />
            <PhoneReader />
          </SimpleGrid>
        }
      />
      <Index />
      <Guide />
      <Section id="always" title={always.title}>
        <CheckList items={always.points} columns={{ md: 2, lg: 3 }} />
      </Section>
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
