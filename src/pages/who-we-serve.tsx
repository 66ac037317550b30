import { Flex, Heading, SimpleGrid, Span, Stack, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/button';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { CompanyDoor, ShopDoor, ShopFronts } from '../components/illustrations';
import { Columns, Section, SplitSection } from '../components/section';
import { ArrowLink, Eyebrow, Lead, ResponsiveText, Subheading, Title } from '../components/text';
import { pathTo } from '../domain/paths';
import { AUDIENCES, quotePath } from '../domain/site-content';

const DRAWINGS = { smallBusiness: ShopDoor, enterprise: CompanyDoor };

/** The page's hero and its two audiences: small businesses and enterprises. */
function Audiences() {
  const { t } = useTranslation('who-we-serve');
  const hero = t('hero', { returnObjects: true });
  const { title, intro, items } = t('audiences', { returnObjects: true });
  return (
    <Section id="audiences" py="section.md">
      <Columns template="7fr 5fr" alignItems="end">
        <Stack gap="rows.md">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Title>{hero.title}</Title>
        </Stack>
        <Lead>
          <ResponsiveText compact={hero.leadCompact} full={hero.lead} />
        </Lead>
      </Columns>
      <Heading mt="section.md" size="md">
        {title}
      </Heading>
      <Text mt="head.sm">{intro}</Text>
      <Columns as="ul" template="5fr 7fr" from="lg" gap="columns.sm" mt="head.md">
        {AUDIENCES.map((id) => {
          const Drawing = DRAWINGS[id];
          return (
            <Flex as="li" key={id} direction="column" layerStyle="card" overflow="hidden" breakInside="avoid">
              <Drawing height={{ base: '8rem', md: '15rem' }} bg="bg.muted" />
              <Stack gap="rows.md" flex="1" p="columns.md">
                <Heading as="h3">{items[id].title}</Heading>
                <Text>{items[id].text}</Text>
                <CheckList items={items[id].points} />
                <Wrap align="center" columnGap="6" rowGap="4" mt="auto" pt="2">
                  <LinkButton href={pathTo('contact')}>{items[id].quote}</LinkButton>
                  <ArrowLink href={pathTo(id)}>{items[id].link}</ArrowLink>
                </Wrap>
              </Stack>
            </Flex>
          );
        })}
      </Columns>
    </Section>
  );
}

/** The industries; most clients are in the first two. */
const TRADES = [
  { id: 'restaurants', isMain: true },
  { id: 'retail', isMain: true },
  { id: 'healthcare', isMain: false },
  { id: 'professional', isMain: false },
  { id: 'startups', isMain: false },
] as const;

/** Number of clients per industry. Source: spec 2 "Who we serve". */
function Industries() {
  const { t } = useTranslation('who-we-serve');
  const { title, intro, link, clients, items } = t('industries', { returnObjects: true });
  return (
    <Section id="industries" layerStyle="band">
      <Wrap justify="space-between" align="end" gap="4">
        <Stack gap="head.sm">
          <Heading>{title}</Heading>
          <Text>{intro}</Text>
        </Stack>
        <ArrowLink href={pathTo('industries')}>{link}</ArrowLink>
      </Wrap>
      <SimpleGrid as="ul" columns={{ md: 6 }} columnGap="columns.md" mt="head.md">
        {TRADES.map(({ id, isMain }) => (
          <Flex
            as="li"
            key={id}
            direction={{ md: 'column' }}
            wrap={{ base: 'wrap', md: 'nowrap' }}
            gridColumn={{ md: isMain ? 'span 3' : 'span 2' }}
            columnGap="2"
            py="rows.lg"
            layerStyle="row"
          >
            <Text textStyle="figure" color="brand.fg" w={{ base: '5.5rem', md: 'auto' }} mb={{ md: '2' }}>
              {items[id].count}
              <Span srOnly> {clients}</Span>
            </Text>
            <Stack align="start" flex={{ base: '1 1 9rem', md: 'none' }}>
              <Subheading>{items[id].title}</Subheading>
              <Text mb="3">{items[id].text}</Text>
              <LinkButton variant="outline" href={quotePath(id)}>
                {items[id].quote}
              </LinkButton>
            </Stack>
          </Flex>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** Who we serve. Source: spec 2 "Public pages"; 1 for what is included for every client. */
export default function WhoWeServe() {
  const { t } = useTranslation('who-we-serve');
  const { title, intro, points } = t('behind', { returnObjects: true });
  return (
    <>
      <Audiences />
      <Industries />
      <SplitSection id="behind" template="5fr 7fr" title={title} intro={intro}>
        <CheckList items={points} columns={{ lg: 2 }} />
      </SplitSection>
      <CallToAction words={t('action', { returnObjects: true })} drawing={<ShopFronts />} />
    </>
  );
}
