import { Box, Container, Flex, Grid, Heading, Icon, SimpleGrid, Span, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LinkButton } from '../components/button';
import { CallToAction } from '../components/call-to-action';
import { Disclosure } from '../components/disclosure';
import { IconChevron, IconDownload, IconFile, IconTraining, IconVideo } from '../components/icons';
import { PageHero } from '../components/page-hero';
import { Columns, Section, TWO_COLUMNS } from '../components/section';
import { ContactText, Small, Subheading } from '../components/text';
import { formatDay } from '../domain/format';
import { pathTo } from '../domain/paths';
import { articleDates } from '../domain/site-content';
import { NewsletterForm } from '../features/contact/newsletter-form';
import { useLocale } from '../i18n/i18n';

/** The kinds of resources in order; each id is also the anchor of its section. */
const SHELVES = [
  ['guides', IconTraining],
  ['downloads', IconDownload],
  ['videos', IconVideo],
  ['blog', IconFile],
] as const;

/** Links to the sections: a column, or two in the compact layout. */
function Shelves() {
  const { t } = useTranslation('resources');
  const { title, items } = t('shelves', { returnObjects: true });
  return (
    <nav aria-label={title}>
      <SimpleGrid as="ul" templateColumns={{ base: TWO_COLUMNS, md: 'minmax(0, 1fr)' }} columnGap="columns.sm">
        {SHELVES.map(([id, icon]) => (
          <li key={id}>
            <Flex
              asChild
              align="center"
              gap={{ base: '2', md: '4' }}
              minH={{ base: '3.5rem', md: '4.5rem' }}
              textStyle="subheading"
              borderBottomWidth="3px"
              borderColor="border.emphasized"
              _hover={{ color: 'brand.fg' }}
            >
              <Link href={pathTo('resources', id)}>
                <Icon as={icon} color="brand.fg" />
                {items[id]}
                <Icon as={IconChevron} color="brand.fg" ms="auto" hideBelow="md" />
              </Link>
            </Flex>
          </li>
        ))}
      </SimpleGrid>
    </nav>
  );
}

/** Step-by-step guides. */
function Guides() {
  const { t } = useTranslation(['resources', 'common']);
  const { title, intro, items } = t('guides', { returnObjects: true });
  return (
    <Section id="guides" title={title} intro={intro}>
      <ul>
        {Object.values(items).map((guide) => (
          <Columns
            as="li"
            key={guide.title}
            template="5fr 7fr"
            rowGap="1"
            alignItems="baseline"
            py="rows.md"
            layerStyle="row"
          >
            <Subheading>{guide.title}</Subheading>
            <div>
              <Text>{guide.text}</Text>
              <Disclosure label={t('common:learnMore')} about={guide.title}>
                <Stack as="ol" gap="rows.sm" maxW="measure" py="rows.sm" counterReset="step">
                  {Object.values(guide.steps).map((step) => (
                    <Grid
                      as="li"
                      key={step}
                      templateColumns="2rem minmax(0, 1fr)"
                      counterIncrement="step"
                      _before={{ content: 'counter(step)', textStyle: 'subheading', color: 'brand.fg' }}
                    >
                      {step}
                    </Grid>
                  ))}
                </Stack>
              </Disclosure>
            </div>
          </Columns>
        ))}
      </ul>
    </Section>
  );
}

const LIBRARY = ['downloads', 'videos'] as const;

/** Links to downloads and videos in the public gallery. Source: spec 2 "Resources". */
function Library() {
  const { t } = useTranslation('resources');
  return (
    <Box bg="bg.muted">
      <Container>
        <Columns template="7fr 5fr" gap="0">
          {LIBRARY.map((id) => (
            <Stack
              as="section"
              key={id}
              id={id}
              gap="rows.sm"
              align="start"
              py="section.md"
              borderColor="border"
              _last={{
                borderTopWidth: { base: '1px', md: '0' },
                borderLeftWidth: { md: '1px' },
                ps: { md: 'columns.lg' },
              }}
            >
              <Icon as={id === 'videos' ? IconVideo : IconDownload} color="brand.fg" boxSize="10" />
              <Heading>{t(`${id}.title`)}</Heading>
              <Text pe={{ md: 'columns.md' }}>{t(`${id}.text`)}</Text>
              <LinkButton variant="outline" href={pathTo('gallery')}>
                {t(`${id}.link`)}
              </LinkButton>
            </Stack>
          ))}
        </Columns>
      </Container>
    </Box>
  );
}

/** The articles, newest first. */
const ARTICLES = ['taxes', 'programs', 'fraud', 'returns'] as const;

/** An open article needs the full width, and so does the newest. */
const WIDE = { md: '1 / -1' };

/** Four articles that open in place. Source: spec 2 "Resources"; decisions "Pages". */
function Blog() {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  const { title, intro, readMore, articles } = t('blog', { returnObjects: true });
  return (
    <Section id="blog" bg="bg.panel" title={title} intro={intro}>
      <SimpleGrid as="ul" columns={{ md: 12 }} gap="columns.sm" autoFlow="dense">
        {ARTICLES.map((id, index) => (
          <Box
            as="li"
            key={id}
            p="columns.md"
            layerStyle="card"
            bg="bg"
            gridColumn={index ? { md: 'span 6', lg: 'span 4' } : WIDE}
            css={{ '&:has([open])': { gridColumn: WIDE }, _print: { gridColumn: WIDE } }}
          >
            <Stack as="article" gap="rows.sm">
              <Small>
                <Span fontWeight="semibold" color="brand.fg">
                  {articles[id].topic}
                </Span>
                {' · '}
                <time dateTime={articleDates[id]}>{formatDay(articleDates[id], locale)}</time>
              </Small>
              <Subheading>{articles[id].title}</Subheading>
              <Text>{articles[id].text}</Text>
              <Disclosure label={readMore} about={articles[id].title}>
                <Box columnCount={{ lg: 2 }} columnGap="columns.lg" pt="2">
                  {Object.values(articles[id].body).map((paragraph) => (
                    <Text key={paragraph} color="fg" mb="4" breakInside="avoid">
                      {paragraph}
                    </Text>
                  ))}
                </Box>
              </Disclosure>
            </Stack>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** The newsletter sign-up. Source: spec 2 "Resources". */
function Newsletter() {
  const { t } = useTranslation('forms');
  return (
    <Section id="newsletter" bg="bg.panel">
      <Columns template="1fr 1fr" from="lg" alignItems="center">
        <Stack gap="head.sm">
          <Heading>{t('newsletter.title')}</Heading>
          <Text>{t('newsletter.text')}</Text>
          <noscript>
            <Text>
              <ContactText>{t('noScript')}</ContactText>
            </Text>
          </noscript>
        </Stack>
        <div>
          <NewsletterForm />
        </div>
      </Columns>
    </Section>
  );
}

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  const { t } = useTranslation('resources');
  return (
    <>
      <PageHero words={t('hero', { returnObjects: true })} aside={<Shelves />} />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <CallToAction words={t('action', { returnObjects: true })} />
    </>
  );
}
