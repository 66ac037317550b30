import { Box, chakra, Grid, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { Disclosure } from '../components/disclosure';
import { Checkout, PhoneReader, PosScreen, Receipt, ShopDoor } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section } from '../components/section';
import { ArrowLink, keepRanges, Small, Subheading, TextLink } from '../components/text';
import { pathTo } from '../domain/paths';

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
            py={{ base: '8', md: '10' }}
            columnGap="10"
            rowGap="3"
            templateColumns={{ base: '1fr', md: '13rem minmax(0, 1fr) 15rem' }}
            templateRows={{ md: 'auto 1fr' }}
            templateAreas={{
              base: '"drawing" "title" "price" "words"',
              md: '"drawing title price" "drawing words price"',
            }}
          >
            <Drawing gridArea="drawing" maxW="15rem" />
            <Subheading gridArea="title">{items[id].title}</Subheading>
            <Small gridArea="price" textAlign={{ md: 'end' }}>
              <chakra.strong display="block" textStyle="figure" fontSize={{ base: '1.5rem', md: '1.75rem' }} color="fg">
                {items[id].price}
              </chakra.strong>
              {items[id].unit}
            </Small>
            <Stack gridArea="words" align="start">
              <Text>{items[id].text}</Text>
              <Disclosure label={t('common:learnMore')} about={items[id].title}>
                <Text>{items[id].detail}</Text>
              </Disclosure>
              <ArrowLink href={pathTo(route)}>{items[id].link}</ArrowLink>
            </Stack>
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
      <Columns
        template="6fr 5fr"
        templateRows={{ md: 'auto 1fr' }}
        columnGap="16"
        rowGap={{ base: '8', md: '6' }}
        alignItems="start"
      >
        <Stack gap="4">
          <Heading>{title}</Heading>
          <Text>{intro}</Text>
        </Stack>
        <Receipt {...list} lines={Object.values(list.lines)} gridRow={{ md: 'span 2' }} />
        <div>
          <CheckList items={terms} />
          <Box borderLeftWidth="3px" borderColor="brand.fg" ps="5" mt="8">
            <Subheading>{zeroFee.title}</Subheading>
            <Text my="2">{zeroFee.text}</Text>
            <ArrowLink href={pathTo('zeroFee')}>{zeroFee.link}</ArrowLink>
          </Box>
        </div>
      </Columns>
    </Section>
  );
}

/** Ids of sections on the industries page. */
const TRADES = ['restaurants', 'retail', 'cafes', 'automotive', 'healthcare', 'professional'] as const;

/** Links to the sections of the industries page. */
function Industries() {
  const { t } = useTranslation('small-business');
  const { title, intro, items } = t('industries', { returnObjects: true });
  return (
    <Section id="industries">
      <Columns template="4fr 8fr" gap={{ base: '6', md: '16' }}>
        <Stack gap="3">
          <Heading size="md">{title}</Heading>
          <Text>{intro}</Text>
        </Stack>
        <Wrap as="ul" columnGap={{ base: '5', md: '8' }} rowGap={{ base: '1', md: '3' }}>
          {TRADES.map((id) => (
            <li key={id}>
              <TextLink
                href={pathTo('industries', id)}
                minH="target"
                textStyle="heading"
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
          <Columns
            key={question}
            template="5fr 7fr"
            gap={{ base: '1', md: '10' }}
            alignItems="baseline"
            py={{ base: '4', md: '5' }}
            layerStyle="row"
          >
            <Text as="dt">{question}</Text>
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
        page="small-business"
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.prices')} href={pathTo('smallBusiness', 'pricing')} />
        }
        composition="first"
        aside={
          <Box
            position="relative"
            order={{ md: -1 }}
            alignSelf="stretch"
            minH={{ base: '13rem', md: '25rem' }}
            mx={{ base: '-5', md: '0' }}
            ms={{ md: 'calc((100vw - min(100vw, 70rem)) / -2 - 2rem)' }}
          >
            <ShopDoor position="absolute" inset="0" height="auto" />
          </Box>
        }
      />
      <Offers />
      <Pricing />
      <Industries />
      <Local />
      <CallToAction page="small-business" />
    </>
  );
}
