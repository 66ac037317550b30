import { chakra } from '@chakra-ui/react';

/** The layout of a dialog that shows one file: its `Stage`, and beside or below it its `Details`. */
export const Layout = chakra('div', {
  base: {
    flex: 1,
    minH: 0,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gridTemplateRows: { base: 'minmax(16rem, 55%) auto', lg: 'minmax(0, 1fr)' },
    overflowY: { base: 'auto', lg: 'hidden' },
  },
});

export const Stage = chakra('div', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', minH: 0, p: '5', bg: 'bg' },
});

export const Details = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    p: { base: '5', md: '6' },
    pb: 'max(1.5rem, env(safe-area-inset-bottom))',
    overflowY: { lg: 'auto' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderLeftWidth: { lg: '1px' },
    borderColor: 'border',
  },
});

/** Facts about a file, one `Fact` per row. */
export const Facts = chakra('dl', { base: { textStyle: 'small' } });
export const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});
