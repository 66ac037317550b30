import { defineSlotRecipe } from '@chakra-ui/react';

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'indicator', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'target',
      position: 'relative',
      textStyle: 'small',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '1.25rem',
      bg: 'bg',
      color: 'brand.contrast',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: '4px',
      _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
    },
    indicator: { boxSize: '1rem' },
  },
});
