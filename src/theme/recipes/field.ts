import { defineSlotRecipe } from '@chakra-ui/react';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', alignContent: 'start', minW: 0 },
    label: { textStyle: 'label', mb: '1.5' },
    helperText: { textStyle: 'small', color: 'fg.muted' },
    errorText: {
      textStyle: 'small',
      mt: '1.5',
      display: 'flex',
      gap: '1.5',
      color: 'fg.error',
      _icon: { flexShrink: 0, mt: '0.5' },
    },
  },
});
