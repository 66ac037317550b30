import { Box, chakra, Grid, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { CompactDetails, Disclosure } from '../components/disclosure';
import { Checkout, PhoneReader, PosScreen, Receipt, ShopDoor } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section } from '../components/section';
import { ArrowLink, keepRanges, Small, Subheading, TextLink } from '../components/text';
import { pathTo } from '../domain/paths';
import { INDUSTRY_IDS } from '../domain/site-content';

/** Drawing and page of each offer. Each id is also an anchor: older links to mobile payments go to `#mobile`. */
const OFFERS = [
  { id: 'pos', Drawing: PosScreen, route: 'posSystems' },
  { id: 'online', Drawing: Checkout, route: 'onlinePayments' },
  { id: 'mobile', Drawing: PhoneReader, route: 'contact' },
] as const;

/** The three ways to take cards, each with its price. Source: spec 2 "Small business"; 9 "Pricing claims". */
function Offers() {
  const { t } = useTranslation(['small-business', 'common']);
  const { title, intro, items } = t('offers', { returnObjects: true });
  return (
    <Section id="offers" title={title} intro={intro}>
      <ul>
        {OFFERS.map(({ id, Drawing, route }) => (
          <Grid
            as="li"
            key={id}
            id={id}
            layerStyle="row"
            position="relative"
            py="rows.lg"
            columnGap="columns.md"
            rowGap="rows.sm"
            templateColumns={{ base: 'minmax(0, 6.5rem) 1fr', md: '13rem minmax(0, 1fr) 15rem' }}
            templateRows="auto 1fr"
            templateAreas={{
              base: '"drawing title" "drawing price" "words words"',
              md: '"drawing title price" "drawing words price"',
            }}
          >
            <Drawing gridArea="drawing" maxW="15rem" />
            <Subheading
              gridArea="title"
              overflowWrap="break-word"
              alignSelf={{ base: 'end', md: 'start' }}
              pe={{ base: '6', md: '0' }}
            >
              {items[id].title}
            </Subheading>
            <Small gridArea="price" textAlign={{ md: 'end' }}>
              <chakra.strong display="block" textStyle="figure" fontSize={{ base: '1.5rem', md: '1.75rem' }} color="fg">
                {items[id].price}
              </chakra.strong>
              {items[id].unit}
            </Small>
            <Box gridArea="words">
              <CompactDetails about={items[id].title} top="rows.lg">
                <Text>{items[id].text}</Text>
                <Disclosure label={t('common:learnMore')} about={items[id].title}>
                  <Text>{items[id].detail}</Text>
                </Disclosure>
                <ArrowLink href={pathTo(route)}>{items[id].link}</ArrowLink>
              </CompactDetails>
            </Box>
          </Grid>
        ))}
      </ul>
    </Section>
  );
}

/** All prices, as a receipt. Source: spec 9 "Pricing claims". */
function Pricing() {
  const { t } = useTranslation('small-business');
  const { title, intro, list, terms, zeroFee } = t('pricing', { returnObjects: true });
  return (
    <Section id="pricing" bg="bg.muted">
      <Columns template="6fr 5fr" templateRows={{ md: 'auto 1fr' }} rowGap="rows.md" alignItems="start">
        <Stack gap="head.sm">
          <Heading>{title}</Heading>
          <Text>{intro}</Text>
        </Stack>
        <Receipt {...list} lines={Object.values(list.lines)} gridRow={{ md: 'span 2' }} />
        <div>
          <CheckList items={terms} />
          <Box borderLeftWidth="3px" borderColor="brand.fg" ps="5" mt="rows.md">
            <Subheading>{zeroFee.title}</Subheading>
            <Text my="2">{zeroFee.text}</Text>
            <ArrowLink href={pathTo('zeroFee')}>{zeroFee.link}</ArrowLink>
          </Box>
        </div>
      </Columns>
    </Section>
  );
}

/** Links to the sections of the industries page. */
function Industries() {
  const { t } = useTranslation('small-business');
  const { title, intro, items } = t('industries', { returnObjects: true });
  return (
    <Section id="industries">
      <Columns template="4fr 8fr">
        <Stack gap="head.sm">
          <Heading size="md">{title}</Heading>
          <Text>{intro}</Text>
        </Stack>
        <Wrap as="ul" columnGap="columns.md" rowGap={{ base: '0', md: 'rows.sm' }}>
          {INDUSTRY_IDS.map((id) => (
            <li key={id}>
              <TextLink
                href={pathTo('industries', id)}
                minH="target"
                textStyle={{ base: 'subheading', md: 'heading' }}
                fontWeight="bold"
                color="fg"
                textDecorationColor="border.emphasized"
                _hover={{ color: 'brand.fg', textDecorationColor: 'brand.fg' }}
              >
                {items[id]}
              </TextLink>
            </li>
          ))}
        </Wrap>
      </Columns>
    </Section>
  );
}

/** Questions to ask a provider, with our answers. Source: spec 1; 9 "Service claims". */
function Local() {
  const { t } = useTranslation('small-business');
  const { title, intro, items } = t('local', { returnObjects: true });
  return (
    <Section id="local" layerStyle="band" borderBottomWidth="0" title={title} intro={intro}>
      <dl>
        {Object.values(items).map(({ question, answer }) => (
          <Columns key={question} template="5fr 7fr" rowGap="1" alignItems="baseline" py="rows.sm" layerStyle="row">
            <Text as="dt" textStyle={{ base: 'small', md: 'body' }}>
              {question}
            </Text>
            <Subheading as="dd">{keepRanges(answer)}</Subheading>
          </Columns>
        ))}
      </dl>
    </Section>
  );
}

/** Small business. Source: spec 2 "Public pages". */
export default function SmallBusiness() {
  const { t } = useTranslation('small-business');
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.prices')} href={pathTo('smallBusiness', 'pricing')} />
        }
        composition="first"
        aside={
          <Box
            position="relative"
            order={{ md: -1 }}
            alignSelf={{ base: 'stretch', md: 'end' }}
            minH={{ base: '8rem', md: '0', '2xl': '30rem' }}
            aspectRatio={{ md: '23 / 20', '2xl': 'auto' }}
            _print={{ minH: '0', aspectRatio: '23 / 20' }} // paper matches every breakpoint
            mx={{ base: '-5', md: '0' }}
            ms={{ md: 'calc((100vw - min(100vw, {sizes.page})) / -2 - 2rem)' }}
          >
            <ShopDoor position="absolute" inset="0" height="auto" />
          </Box>
        }
      />
      <Offers />
      <Pricing />
      <Industries />
      <Local />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
