import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { IconPiggyBank, IconReceipt, IconShield, IconTerminal, IconTraining, IconUndo } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading } from '../../ui/text';
import { Tile } from '../../ui/tile';

const TILES = [
  { id: 'margin', Icon: IconPiggyBank },
  { id: 'compliance', Icon: IconShield },
  { id: 'signs', Icon: IconReceipt },
  { id: 'training', Icon: IconTraining },
  { id: 'equipment', Icon: IconTerminal },
  { id: 'leave', Icon: IconUndo },
] as const;

/** Three to a shelf, parted by hairlines; the shelves touch. */
const Shelves = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    borderTopWidth: '1px',
    borderLeftWidth: { md: '1px' },
    borderColor: 'border',
    '& > li': {
      py: '8',
      px: { md: '8' },
      borderColor: 'border',
      borderBottomWidth: '1px',
      borderRightWidth: { md: '1px' },
    },
  },
});

/** The six benefits. Source: spec 2 "Zero-fee solutions". */
export function Benefits() {
  const { benefits } = useContent('zero-fee');
  return (
    <Section id="benefits" bg="bg.panel">
      <Heading mb={{ base: '8', md: '12' }}>{benefits.title}</Heading>
      <Shelves>
        {TILES.map(({ id, Icon }) => (
          <Tile key={id} words={benefits.items[id]} Icon={Icon} />
        ))}
      </Shelves>
    </Section>
  );
}
