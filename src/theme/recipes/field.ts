import { defineSlotRecipe } from '@chakra-ui/react';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', alignContent: 'start', minW: 0 },
    label: { textStyle: 'label', mb: '1.5' },
    helperText: { textStyle: 'small', color: 'fg.muted', '& > :not(:empty)': { mt: '1.5' } },
    errorText: { display: 'flex', gap: '1.5', color: 'fg.error', '& > svg': { flexShrink: 0, mt: '0.5' } },
  },
});
