import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { learnMore } from '../../content/learn-more';
import { pathTo } from '../../domain/paths';
import { useContent, useLocale } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { CheckList } from '../../ui/check-list';
import { Disclosure } from '../../ui/disclosure';
import { IconGrid } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';
import { OTHERS, TRADES } from './trades';

/** The names at the side on the full layout, in two columns above the list on the compact one. */
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

const Trade = chakra('li', {
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

/** One trade: its name and who is in it, and what we set up for them. */
function TradeRow({ trade: { id, industry, Icon } }: { trade: (typeof TRADES)[number] }) {
  const words = useContent('industries').index.items[id];
  const label = learnMore[useLocale()];
  return (
    <Trade id={id}>
      <chakra.div
        display="grid"
        gap="3"
        alignContent="start"
        css={{ '& > svg': { color: 'brand.fg', boxSize: '2rem' } }}
      >
        <Icon />
        <chakra.h3 textStyle="heading">{words.title}</chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {words.kinds}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
        <Text color="fg">{words.text}</Text>
        <CheckList items={Object.values(words.points)} />
        <Disclosure label={label} about={words.title}>
          <Text>{words.detail}</Text>
        </Disclosure>
        <LinkButton variant="outline" href={`${pathTo('contact')}?industry=${industry}`}>
          {words.link}
        </LinkButton>
      </chakra.div>
    </Trade>
  );
}

/** All industries at a glance, and each of them below. Source: spec 2 "Industries"; decisions "Pages". */
export function Index() {
  const { index, others } = useContent('industries');
  return (
    <Section py={{ base: '12', md: '20' }}>
      <chakra.div
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 9fr' }}
      >
        <chakra.div position={{ lg: 'sticky' }} top="9rem" alignSelf="start">
          <Heading textStyle="subheading" id="index">
            {index.title}
          </Heading>
          <nav aria-labelledby="index">
            <Names>
              {TRADES.map(({ id, Icon }) => (
                <li key={id}>
                  <Link href={pathTo('industries', id)}>
                    <Icon />
                    {index.items[id].title}
                  </Link>
                </li>
              ))}
              <li>
                <Link href={pathTo('industries', OTHERS)}>
                  <IconGrid />
                  {others.title}
                </Link>
              </li>
            </Names>
          </nav>
        </chakra.div>
        <ul>
          {TRADES.map((trade) => (
            <TradeRow key={trade.id} trade={trade} />
          ))}
        </ul>
      </chakra.div>
    </Section>
  );
}
