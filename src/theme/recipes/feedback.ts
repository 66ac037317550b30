import { defineSlotRecipe } from '@chakra-ui/react';

/** An Alert about a whole form: a line beside its text. */
export const formNoteRecipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      gap: '3',
      justifyItems: 'start',
      ps: '4',
      py: '1',
      borderInlineStartWidth: '3px',
      textStyle: 'small',
      outline: 'none',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    status: {
      success: { root: { borderColor: 'fg.success' } },
      info: { root: { borderColor: 'brand.fg' } },
      error: { root: { borderColor: 'fg.error' } },
    },
  },
});

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
    indicator: { '& > svg': { boxSize: '2rem' } },
    title: { textStyle: 'subheading', color: 'fg' },
    description: { textStyle: 'body', maxW: 'measure', textWrap: 'pretty' },
  },
});
