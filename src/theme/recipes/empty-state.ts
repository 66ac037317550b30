import { defineSlotRecipe } from '@chakra-ui/react';

export const emptyStateRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      px: '5',
      py: { base: '16', md: '24' },
      color: 'fg.muted',
      textAlign: 'center',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'surface',
    },
    content: { display: 'grid', justifyItems: 'center', gap: '3' },
    indicator: { _icon: { boxSize: '2rem' } },
    title: { textStyle: 'subheading', color: 'fg' },
    description: { textStyle: 'body', maxW: 'measure', textWrap: 'pretty' },
  },
});
