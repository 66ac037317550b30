import { chakra } from '@chakra-ui/react/styled-system';
import { learnMore } from '../../content/learn-more';
import { useContent, useHref, useLocale } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
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
      _hover: { color: 'accent', textDecoration: 'underline' },
      '& svg': { color: 'accent', flexShrink: 0 },
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
    borderColor: 'control',
    scrollMarginTop: '2rem',
  },
});

/** One trade: its name and who is in it, and what we set up for them. */
function TradeRow({ trade: { id, industry, Icon } }: { trade: (typeof TRADES)[number] }) {
  const words = useContent('industries').index.items[id];
  const href = useHref();
  const label = learnMore[useLocale()];
  return (
    <Trade id={id}>
      <chakra.div display="grid" gap="3" alignContent="start" css={{ '& > svg': { color: 'accent', boxSize: '2rem' } }}>
        <Icon />
        <chakra.h3 textStyle="heading">{words.title}</chakra.h3>
        <chakra.p textStyle="small" color="muted">
          {words.kinds}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
        <Text color="text">{words.text}</Text>
        <CheckList items={Object.values(words.points)} />
        <Disclosure label={label} about={words.title}>
          <Text>{words.detail}</Text>
        </Disclosure>
        <ButtonLink variant="outline" href={`${href('contact')}?industry=${industry}`}>
          {words.link}
        </ButtonLink>
      </chakra.div>
    </Trade>
  );
}

/** All industries at a glance, and each of them below. Source: spec 2 "Industries"; decisions "Pages". */
export function Index() {
  const { index, others } = useContent('industries');
  const href = useHref();
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
                  <a href={href('industries', id)}>
                    <Icon />
                    {index.items[id].title}
                  </a>
                </li>
              ))}
              <li>
                <a href={href('industries', OTHERS)}>
                  <IconGrid />
                  {others.title}
                </a>
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
