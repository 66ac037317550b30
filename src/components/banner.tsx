import { chakra } from '@chakra-ui/react';

/** A notice with its actions over the lower edge of the page; on a phone above the bottom bar. */
export const Banner = chakra('aside', {
  base: {
    display: 'flex',
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '4',
    bottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', md: '4' },
    maxW: '36rem',
    mx: 'auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.25)',
  },
});
