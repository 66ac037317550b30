import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { IconCloud, IconShield, IconStock, IconWarning } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';
import { Tile } from '../../ui/tile';

/** What lies on a sample shelf; few enough ask to be ordered. */
const SHELF = [
  { id: 'coffee', count: 18 },
  { id: 'tortillas', count: 42 },
  { id: 'ice', count: 4 },
] as const;
const FEW = 6;

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    py: '2.5',
    borderColor: 'border',
    '&:not(:last-of-type)': { borderBottomWidth: '1px' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ml: 'auto',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** The count of a shelf, as the system shows it. */
function Shelf() {
  const { shelf } = useContent('pos-systems').tiles;
  return (
    <chakra.figure aria-label={shelf.title} bg="bg" borderRadius="control" px="5" pt="4" pb="5">
      <chakra.p textStyle="label" color="fg.muted">
        {shelf.title}
      </chakra.p>
      <chakra.dl mt="2">
        {SHELF.map(({ id, count }) => (
          <Row key={id}>
            <dt>{shelf.items[id]}</dt>
            <chakra.dd color={count < FEW ? 'fg.error' : 'fg'}>
              {count < FEW && (
                <>
                  <IconWarning />
                  <chakra.span textStyle="label">{shelf.low}</chakra.span>
                </>
              )}
              {count}
            </chakra.dd>
          </Row>
        ))}
      </chakra.dl>
    </chakra.figure>
  );
}

/** The three tiles: two words of trust, and the one that counts beside them. Source: spec 2 "POS systems". */
export function Tiles() {
  const { title, intro, items } = useContent('pos-systems').tiles;
  return (
    <Section id="benefits">
      <Heading>{title}</Heading>
      <Text mt="3" mb={{ base: '8', md: '12' }}>
        {intro}
      </Text>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
      >
        <chakra.ul
          display="grid"
          gap={{ base: '8', md: '10' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'minmax(0, 1fr)' }}
        >
          <Tile words={items.security} Icon={IconShield} />
          <Tile words={items.cloud} Icon={IconCloud} />
        </chakra.ul>
        <chakra.div
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="surface"
          p={{ base: '5', md: '8' }}
          display="grid"
          gap="6"
        >
          <ul>
            <Tile words={items.inventory} Icon={IconStock} />
          </ul>
          <Shelf />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
