import { Box, chakra, Flex, Icon, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action';
import { CheckList } from '../components/check-list';
import { DataList, Fact } from '../components/data-list';
import { Collapsible } from '../components/disclosure';
import { FeatureGrid } from '../components/feature-grid';
import { IconPin } from '../components/icons';
import { ShopFronts, ValleyMap } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { QuoteOrMore } from '../components/quote-buttons';
import { Columns, Section, SplitSection, TWO_COLUMNS } from '../components/section';
import { Subheading } from '../components/text';
import { pathTo } from '../domain/paths';

/** The service area, from south to north. */
function Coverage() {
  const { t } = useTranslation('south-texas');
  const { title, intro, items } = t('coverage', { returnObjects: true });
  return (
    <Section id="coverage" title={title} intro={intro}>
      <SimpleGrid as="ul" columns={{ md: 2 }} columnGap="columns.lg">
        {Object.values(items).map(({ title: place, text }) => (
          <Collapsible
            as="li"
            key={place}
            title={
              <Flex gap="3">
                <Icon as={IconPin} color="brand.fg" mt="0.15em" flexShrink="0" />
                <Subheading>{place}</Subheading>
              </Flex>
            }
            about={place}
            py={{ md: 'rows.md' }}
            borderTopWidth="1px"
          >
            <Text ps="8">{text}</Text>
          </Collapsible>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** Below 768 px, each question is above both answers, which repeat the name of their column. */
const COMPARISON = {
  w: 'full',
  borderCollapse: 'collapse',
  '& thead': { hideBelow: 'md', textStyle: 'label', color: 'fg.muted' },
  '& th, & td': { py: { md: 'rows.md' }, pe: { md: 'columns.md' }, verticalAlign: 'top', textAlign: 'start' },
  '& tr': {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: TWO_COLUMNS,
    columnGap: 'columns.md',
    layerStyle: 'row',
    py: { base: 'rows.sm', md: '0' },
  },
  '& tbody th': { gridColumn: '1 / -1', fontWeight: 600, w: { md: '28%' } },
  '& td': { color: 'fg.muted', w: { md: '36%' } },
  '& td:last-child': { color: 'fg', fontWeight: 500 },
  '& thead th:last-child': { color: 'brand.fg' },
};

/** National providers compared with us. */
function Comparison() {
  const { t } = useTranslation('south-texas');
  const { title, intro, question, national, local, rows } = t('comparison', { returnObjects: true });
  return (
    <Section id="comparison" bg="bg.panel" title={title} intro={intro}>
      <chakra.table css={COMPARISON}>
        <thead>
          <tr>
            <th scope="col">{question}</th>
            <th scope="col">{national}</th>
            <th scope="col">{local}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(rows).map((row) => (
            <tr key={row.question}>
              <th scope="row">{row.question}</th>
              <td>
                <Box as="span" display="block" hideFrom="md" textStyle="label">
                  {national}
                </Box>
                {row.national}
              </td>
              <td>
                <Box as="span" display="block" hideFrom="md" textStyle="label" color="brand.fg">
                  {local}
                </Box>
                {row.local}
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Section>
  );
}

/** Case studies: business, location, industry, result. Source: spec 3 "Static content shapes". */
function Cases() {
  const { t } = useTranslation('south-texas');
  const { title, labels, items } = t('cases', { returnObjects: true });
  return (
    <Section id="case-studies" title={title}>
      <Columns as="ul" template="5fr 4fr 4fr" from="lg" columnGap="columns.sm" rowGap={{ md: 'columns.sm' }}>
        {Object.values(items).map(({ business, result, location, industry }) => (
          <Stack
            as="li"
            key={business}
            layerStyle={{ base: 'row', md: 'card' }}
            gap="rows.sm"
            py={{ base: '2.5', md: 'columns.sm' }}
            px={{ md: 'columns.sm' }}
          >
            <Subheading>{business}</Subheading>
            <DataList size="sm" gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr' }}>
              <Fact
                gridColumn="1 / -1"
                label={labels.result}
                value={result}
                valueProps={{ textStyle: 'subheading', fontWeight: 'bold', color: 'brand.fg' }}
              />
              <Fact label={labels.location} value={location} />
              <Fact label={labels.industry} value={industry} />
            </DataList>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}

/** South Texas advantage. Source: spec 2 "Public pages", spec 9 "Coverage". */
export default function SouthTexas() {
  const { t } = useTranslation('south-texas');
  const bilingual = t('bilingual', { returnObjects: true });
  const community = t('community', { returnObjects: true });
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <QuoteOrMore
            quote={t('action.quote')}
            more={t('comparison.title')}
            href={pathTo('southTexas', 'comparison')}
          />
        }
        aside={
          <ValleyMap
            maxW={{ base: '16rem', md: 'none' }}
            mx={{ base: 'auto', md: '0' }}
            gulf={t('map.gulf')}
            mexico={t('map.mexico')}
            title={`${t('coverage.title')}. ${t('coverage.intro')}`}
          />
        }
      />
      <Coverage />
      <Comparison />
      <SplitSection
        id="bilingual"
        template="7fr 5fr"
        title={bilingual.title}
        intro={<Text textStyle={{ md: 'lead' }}>{bilingual.text}</Text>}
      >
        <CheckList items={bilingual.items} alignSelf="end" />
      </SplitSection>
      <Section id="community" bg="bg.panel" title={community.title} intro={community.text}>
        <FeatureGrid
          items={community.items}
          rowGap={{ md: 'rows.lg' }}
          itemProps={{
            isCollapsible: true,
            ps: { md: '5' },
            borderLeftWidth: { md: '3px' },
            borderLeftColor: 'fg.success',
          }}
        />
      </Section>
      <Cases />
      <CallToAction words={t('action', { returnObjects: true })} drawing={<ShopFronts />} />
    </>
  );
}
