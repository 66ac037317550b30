import { defineSlotRecipe } from '@chakra-ui/react';

/** Black on white in both themes: not every camera reads light codes on a dark ground. */
export const qrCodeRecipe = defineSlotRecipe({
  slots: ['root', 'frame'],
  base: {
    root: { width: 'fit-content', bg: 'white', color: 'black', borderRadius: 'control', forcedColorAdjust: 'none' },
    frame: { boxSize: '12rem', fill: 'currentColor' },
  },
});
