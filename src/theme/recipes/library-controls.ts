import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './controls';

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

export const fileUploadRecipe = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    dropzone: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '5',
      py: { base: '6', md: '8' },
      textAlign: 'center',
      textStyle: 'small',
      color: 'fg.muted',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'surface',
      cursor: 'pointer',
      _icon: { boxSize: '1.75rem' },
      _hover: { bg: 'bg.muted' },
      '&[data-over]': { bg: 'bg.muted', borderColor: 'brand.fg' },
      _disabled: { opacity: 0.5, pointerEvents: 'none' },
    },
  },
});
