import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Tabs that share the width of a card; a line marks the chosen one. */
export const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    trigger: {
      minH: '3.25rem',
      px: '3',
      mb: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'muted',
      fontWeight: 600,
      cursor: 'pointer',
      _hover: { color: 'text' },
      _selected: { color: 'text', borderColor: 'accent' },
    },
    content: { pt: '6' },
  },
});
