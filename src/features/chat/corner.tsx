import { chakra } from '@chakra-ui/react';

/** The chat's corner of a desktop window. */
export const Corner = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    right: '6',
    bottom: '6',
    display: 'grid',
    justifyItems: 'end',
    gap: '3',
    hideBelow: 'md',
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});
