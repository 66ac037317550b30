import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './input';

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'grid', position: 'relative' },
    field: { ...inputRecipe.base, appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
    indicator: { position: 'absolute', insetEnd: '3', top: '0.875rem', pointerEvents: 'none' },
  },
});
