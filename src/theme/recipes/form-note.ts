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
