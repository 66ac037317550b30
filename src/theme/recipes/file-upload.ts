import { defineSlotRecipe } from '@chakra-ui/react';

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
      '& > svg': { boxSize: '1.75rem' },
      _hover: { bg: 'bg.muted' },
      '&[data-over]': { bg: 'bg.muted', borderColor: 'brand.fg' },
      _disabled: { opacity: 0.5, pointerEvents: 'none' },
    },
  },
});
