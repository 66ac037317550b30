import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './input';

export const tagsInputRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'itemPreview', 'itemText', 'itemDeleteTrigger'],
  base: {
    control: {
      ...inputRecipe.base,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      py: '1.5',
      _focusWithin: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    },
    input: { flex: 1, minW: '6rem', minH: '2rem', bg: 'transparent', outline: 'none' },
    itemPreview: {
      display: 'inline-flex',
      alignItems: 'center',
      ps: '2.5',
      bg: 'bg.muted',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'control',
      textStyle: 'small',
      '&[data-highlighted]': { borderColor: 'brand.fg' },
    },
    itemText: { overflowWrap: 'anywhere' },
    itemDeleteTrigger: { display: 'grid', placeItems: 'center', minW: '2rem', minH: '2rem', flexShrink: 0 },
  },
});
