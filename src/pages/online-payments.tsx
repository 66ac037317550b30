import { Box, Flex, Grid, Heading, HStack, Icon, Stack, Text, Wrap } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { DataList, Fact } from '../components/data-list';
import { FeatureGrid } from '../components/feature-grid';
import {
  IconCard,
  IconCode,
  IconGateway,
  IconLock,
  IconPhoneScreen,
  IconPlug,
  IconRepeat,
  IconWallet,
} from '../components/icons';
import { ClosedShop } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section, SplitSection } from '../components/section';
import { ArrowLink, Small, Subheading } from '../components/text';
import { pathTo } from '../domain/paths';
import { paymentNames } from '../domain/site-content';
import { sampleOrder } from '../domain/worked-examples';

/** Looks like a button but is only a picture of one. */
const DrawnButton = ({ icon, label, isMain }: { icon: ElementType; label: string; isMain?: boolean }) => (
  <HStack
    as="p"
    justify="center"
    minH="3.25rem"
    px="3"
    borderWidth="1px"
    borderColor={isMain ? 'brand.fg' : 'border.emphasized'}
    borderRadius="control"
    bg={isMain ? 'brand.solid' : undefined}
    color={isMain ? 'brand.contrast' : undefined}
    fontWeight="semibold"
    textAlign="center"
    lineHeight="1.2"
  >
    <Icon as={icon} />
    {label}
  </HStack>
);

/** A sample checkout on a phone. */
function CheckoutPhone() {
  const { t } = useTranslation('online-payments');
  const { title, store, lines, total, wallet, card, note } = t('checkout', { returnObjects: true });
  const plain = { py: '2', borderBottomWidth: '0' };
  return (
    <Box
      as="figure"
      aria-label={title}
      justifySelf="center"
      w="full"
      maxW="20rem"
      p="3"
      bg="bg.muted"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="2.25rem"
      mb={{ base: 'head.lg', md: '0' }}
      gridColumn={{ md: '1 / -1', lg: '2' }}
      gridRow={{ lg: '1' }}
      position={{ lg: 'sticky' }}
      top="8rem"
    >
      <Flex
        direction="column"
        justify="space-between"
        gap="5"
        minH={{ lg: '34rem' }}
        px="5"
        pt="6"
        pb="5"
        bg="bg"
        borderWidth="1px"
        borderColor="border"
        borderRadius="1.6rem"
      >
        <HStack as="p" justify="center" textStyle="label" color="fg.success">
          <IconLock size={16} />
          {store}
        </HStack>
        <DataList orientation="horizontal" size="lg">
          {(['tamales', 'salsa', 'delivery'] as const).map((id) => (
            <Fact
              key={id}
              {...plain}
              label={lines[id]}
              value={sampleOrder[id]}
              color="fg.muted"
              valueProps={{ fontWeight: 'normal' }}
            />
          ))}
          <Fact
            {...plain}
            label={total}
            value={sampleOrder.total}
            mt="2"
            pt="4"
            borderTopWidth="1px"
            borderColor="border.emphasized"
            fontSize="1.2em"
            fontWeight="bold"
            valueProps={{ fontWeight: 'bold' }}
          />
        </DataList>
        <Stack>
          <DrawnButton isMain icon={IconPhoneScreen} label={wallet} />
          <DrawnButton icon={IconCard} label={card} />
        </Stack>
      </Flex>
      <Small as="figcaption" textAlign="center" px="3" pt="3" pb="1">
        {note}
      </Small>
    </Box>
  );
}

/** The six parts of a checkout, around a sample of it. Source: spec 2 "Online payments". */
function Parts() {
  const { t } = useTranslation('online-payments');
  const { title, intro, items } = t('parts', { returnObjects: true });
  const { gateway, checkout, security, methods, recurring, integration } = items;
  const column = { columns: 1, rowGap: { md: 'rows.lg' }, itemProps: { isCollapsible: true } };
  return (
    <Section id="included">
      <Stack gap="head.sm" align={{ lg: 'center' }} textAlign={{ lg: 'center' }} mb="head.lg">
        <Heading>{title}</Heading>
        <Text>{intro}</Text>
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1fr 20rem 1fr' }}
        columnGap="columns.md"
        rowGap={{ md: 'head.lg' }}
        alignItems="start"
      >
        <CheckoutPhone />
        <FeatureGrid
          {...column}
          items={{ gateway, checkout, security }}
          icons={{ gateway: IconGateway, checkout: IconPhoneScreen, security: IconLock }}
          gridColumn={{ lg: '1' }}
          gridRow={{ lg: '1' }}
        />
        <FeatureGrid
          {...column}
          items={{ methods, recurring, integration }}
          icons={{ methods: IconWallet, recurring: IconRepeat, integration: IconPlug }}
        />
      </Grid>
    </Section>
  );
}

/** Supported store platforms in six cells, and the API in one across two rows. Source: spec 2 "Online payments". */
function Platforms() {
  const { t } = useTranslation('online-payments');
  const { title, intro, api } = t('platforms', { returnObjects: true });
  const cell = { bg: 'bg.panel', p: 'columns.sm', minW: '0', overflowWrap: 'anywhere' } as const;
  return (
    <Section id="platforms" bg="bg.muted" headTemplate="6fr 5fr" title={title} intro={intro}>
      <Grid
        as="ul"
        templateColumns={{ base: '1fr 1fr', lg: 'repeat(3, 1fr) 1.6fr' }}
        gap="1px"
        bg="border.emphasized"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="surface"
        overflow="hidden"
      >
        {paymentNames.platforms.map((name) => (
          <Flex
            as="li"
            key={name}
            {...cell}
            align="end"
            minH={{ base: '4rem', md: '8rem' }}
            textStyle="subheading"
            fontSize={{ base: 'clamp(0.9rem, 4.4vw, 1.2rem)', _print: '0.75rem' }}
          >
            {name}
          </Flex>
        ))}
        <Stack
          as="li"
          {...cell}
          gap="rows.sm"
          align="start"
          gridColumn={{ base: '1 / -1', lg: '4' }}
          gridRow={{ lg: '1 / span 2' }}
        >
          <Icon as={IconCode} color="brand.fg" boxSize="1.75rem" />
          <Subheading>{api.title}</Subheading>
          <Text>{api.text}</Text>
          <ArrowLink href={pathTo('contact')} minH="target">
            {api.link}
          </ArrowLink>
        </Stack>
      </Grid>
    </Section>
  );
}

/** Supported cards and wallets. Source: spec 2 "Online payments". */
function Supported() {
  const { t } = useTranslation('online-payments');
  const supported = t('supported', { returnObjects: true });
  return (
    <SplitSection id="supported" template="4fr 7fr" from="lg" title={supported.title} intro={supported.note}>
      <div>
        {(['networks', 'wallets'] as const).map((kind) => (
          <Columns
            key={kind}
            template="8rem minmax(0, 1fr)"
            columnGap="columns.md"
            rowGap="rows.sm"
            alignItems="baseline"
            py="rows.md"
            layerStyle="row"
            borderColor="border.emphasized"
          >
            <Subheading>{supported[kind]}</Subheading>
            <Wrap as="ul" gap="2">
              {paymentNames[kind].map((name) => (
                <Box
                  as="li"
                  key={name}
                  px="4"
                  py="2"
                  borderWidth="1px"
                  borderColor="border.emphasized"
                  borderRadius="control"
                  fontWeight="semibold"
                >
                  {name}
                </Box>
              ))}
            </Wrap>
          </Columns>
        ))}
      </div>
    </SplitSection>
  );
}

/** Online payments. Source: spec 2 "Public pages". */
export default function OnlinePayments() {
  const { t } = useTranslation('online-payments');
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <QuoteOrMore
            quote={t('hero.quote')}
            more={t('hero.platforms')}
            href={pathTo('onlinePayments', 'platforms')}
          />
        }
        aside={<ClosedShop amount={sampleOrder.total} />}
      />
      <Parts />
      <Platforms />
      <Supported />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
