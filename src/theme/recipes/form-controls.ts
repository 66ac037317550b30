import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './controls';

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'grid', position: 'relative' },
    field: { ...inputRecipe.base, appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
    indicator: { position: 'absolute', insetEnd: '3', top: '0.875rem', pointerEvents: 'none' },
  },
});

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
      _checked: { bg: 'bg.muted', color: 'brand.fg', boxShadow: 'inset 0 -2px 0 var(--mq-colors-brand-fg)' },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    },
  },
});
