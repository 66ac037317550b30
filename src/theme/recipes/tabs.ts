import { defineSlotRecipe } from '@chakra-ui/react';

/** Tabs that share the available width and scroll if it is too narrow; a line marks the selected one. */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(max-content, 1fr)',
      overflowX: 'auto',
      overflowY: 'hidden',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    trigger: {
      minH: '3.25rem',
      px: '3',
      mb: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 600,
      _hover: { color: 'fg' },
      _selected: { color: 'fg', borderColor: 'brand.fg' },
      _focusVisible: { outlineOffset: '-2px' }, // the list clips what is outside of it
    },
    content: { pt: 'rows.md' },
  },
});
