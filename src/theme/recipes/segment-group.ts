import { defineSlotRecipe } from '@chakra-ui/react';

export const segmentGroupRecipe = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: { display: 'flex', borderWidth: '1px', borderColor: 'border.emphasized', borderRadius: 'control' },
    item: {
      display: 'grid',
      placeItems: 'center',
      minW: 'target',
      minH: 'target',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _checked: { bg: 'bg.muted', color: 'brand.fg' },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    },
  },
});
