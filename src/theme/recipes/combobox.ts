import { defineSlotRecipe } from '@chakra-ui/react';

/** A search box without a border, and its results. Travels with the chunk of the search. */
export const comboboxRecipe = defineSlotRecipe({
  slots: ['input', 'content', 'item'],
  base: {
    input: {
      flex: 1,
      minW: 0,
      minH: '3rem',
      bg: 'transparent',
      border: 0,
      outline: 'none',
      _focusVisible: {
        boxShadow: 'inset 0 -2px 0 var(--mq-colors-brand-fg)',
        '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
      },
      fontSize: '1.125rem',
      textOverflow: 'ellipsis',
    },
    content: {
      minH: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: '3',
      p: '3',
      outline: 'none',
    },
    item: {
      display: 'grid',
      gap: '0.5',
      px: '3',
      py: '2.5',
      borderRadius: 'control',
      borderInlineStartWidth: '3px',
      borderColor: 'transparent',
      textDecoration: 'none',
      _highlighted: { bg: 'bg.muted', borderColor: 'brand.fg' },
      '& mark': {
        bg: 'transparent',
        color: 'brand.fg',
        fontWeight: 700,
        '@media (forced-colors: active)': { bg: 'Mark', color: 'MarkText' },
      },
    },
  },
});
