import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { IconArrow, IconChart, IconFilter, IconImage } from '../../ui/icons';
import { Subheading, Text } from '../../ui/text';
import type { Tab } from './tab';

const SHORTCUTS = [
  ['library', IconImage],
  ['analytics', IconChart],
  ['settings', IconFilter],
] as const satisfies [Tab, unknown][];

const Card = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '1',
    width: 'full',
    height: 'full',
    p: '5',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    '& > svg': { color: 'brand.fg', boxSize: '1.5rem', '&:last-of-type': { color: 'fg.muted', boxSize: '1.25rem' } },
  },
});

/** The three cards that lead to the other tabs. Source: spec 2 "Dashboard". */
export function Shortcuts({ onOpen }: { onOpen: (tab: Tab) => void }) {
  const { shortcuts } = useContent('admin');
  return (
    <chakra.section aria-label={shortcuts.title}>
      <chakra.ul display="grid" gap="4" gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}>
        {SHORTCUTS.map(([tab, Icon]) => (
          <li key={tab}>
            <Card type="button" onClick={() => onOpen(tab)}>
              <Icon />
              <chakra.span display="grid" gap="1">
                <Subheading as="span">{shortcuts[tab].title}</Subheading>
                <Text as="span" textStyle="small">
                  {shortcuts[tab].text}
                </Text>
              </chakra.span>
              <IconArrow />
            </Card>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
