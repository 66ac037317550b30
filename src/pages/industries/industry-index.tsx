import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LinkButton } from '../../components/button';
import { CheckList } from '../../components/check-list';
import { Disclosure } from '../../components/disclosure';
import {
  IconCoffee,
  IconGrid,
  IconHealth,
  IconKitchen,
  IconOffice,
  IconStore,
  IconWrench,
} from '../../components/icons';
import { Section } from '../../components/section';
import { pathTo } from '../../domain/paths';
import { quotePath } from '../../domain/quote-fields';

/** The industries in order; each id is also the anchor of its section. */
const TRADES = ['retail', 'restaurants', 'cafes', 'automotive', 'healthcare', 'professional'] as const;
type Trade = (typeof TRADES)[number];

const TRADE_ICONS = {
  retail: IconStore,
  restaurants: IconKitchen,
  cafes: IconCoffee,
  automotive: IconWrench,
  healthcare: IconHealth,
  professional: IconOffice,
};

/** Anchor of the other industries. */
export const OTHERS = 'other';

/** The names: beside the list in the full layout, in two columns above it in the compact one. */
const Names = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'minmax(0, 1fr)' },
    mt: '5',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'target',
      textDecoration: 'none',
      lineHeight: 1.25,
      _hover: { color: 'brand.fg', textDecoration: 'underline' },
      '& svg': { color: 'brand.fg', flexShrink: 0 },
    },
  },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
    py: { base: '8', md: '10' },
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    scrollMarginTop: '2rem',
  },
});

/** One industry: its name and its clients, and what we set up for them. */
function TradeRow({ id }: { id: Trade }) {
  const { t } = useTranslation(['industries', 'common']);
  const Icon = TRADE_ICONS[id];
  return (
    <Row id={id}>
      <chakra.div
        display="grid"
        gap="3"
        alignContent="start"
        css={{ '& > svg': { color: 'brand.fg', boxSize: '2rem' } }}
      >
        <Icon />
        <chakra.h3 textStyle="heading">{t(`index.items.${id}.title`)}</chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {t(`index.items.${id}.kinds`)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
        <Text color="fg">{t(`index.items.${id}.text`)}</Text>
        <CheckList items={t(`index.items.${id}.points`, { returnObjects: true })} />
        <Disclosure label={t('common:learnMore')} about={t(`index.items.${id}.title`)}>
          <Text>{t(`index.items.${id}.detail`)}</Text>
        </Disclosure>
        <LinkButton variant="outline" href={quotePath(id === 'professional' ? 'professional-services' : id)}>
          {t(`index.items.${id}.link`)}
        </LinkButton>
      </chakra.div>
    </Row>
  );
}

/** Names of all industries, then a section for each. Source: spec 2 "Industries"; decisions "Pages". */
export function Index() {
  const { t } = useTranslation('industries');
  return (
    <Section py={{ base: '12', md: '20' }}>
      <chakra.div
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 9fr' }}
      >
        <chakra.div position={{ lg: 'sticky' }} top="9rem" alignSelf="start">
          <Heading textStyle="subheading" id="index">
            {t('index.title')}
          </Heading>
          <nav aria-labelledby="index">
            <Names>
              {TRADES.map((id) => {
                const Icon = TRADE_ICONS[id];
                return (
                  <li key={id}>
                    <Link href={pathTo('industries', id)}>
                      <Icon />
                      {t(`index.items.${id}.title`)}
                    </Link>
                  </li>
                );
              })}
              <li>
                <Link href={pathTo('industries', OTHERS)}>
                  <IconGrid />
                  {t('others.title')}
                </Link>
              </li>
            </Names>
          </nav>
        </chakra.div>
        <ul>
          {TRADES.map((id) => (
            <TradeRow key={id} id={id} />
          ))}
        </ul>
      </chakra.div>
    </Section>
  );
}
