import { defineRecipe } from '@chakra-ui/react';

/**
 * Text boxes. Their letters are at least 16 px: below that, an iPhone zooms in on the box. A box that is scrolled to
 * leaves room for its label under the header.
 */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minW: 0,
    minH: '3rem',
    scrollMarginTop: '3rem',
    px: '3',
    bg: 'bg',
    color: 'fg',
    textStyle: 'body',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    '&[data-invalid]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--mq-colors-border-error)' },
  },
});

/** Text boxes of several lines. */
export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...inputRecipe.base, display: 'block', py: '2.5', resize: 'vertical' },
});
