import { defineSlotRecipe } from '@chakra-ui/react';

/** A number input with large digits: the line below them is the box. */
export const numberInputRecipe = defineSlotRecipe({
  slots: ['root', 'input'],
  base: {
    root: {
      display: 'flex',
      minH: '3.5rem',
      textStyle: 'figure',
      borderBottomWidth: '2px',
      borderColor: 'border.emphasized',
      _focusWithin: { borderColor: 'brand.fg' },
      '&[data-invalid]': { borderColor: 'fg.error' },
    },
    input: { w: 'full', minW: 0, py: '2', bg: 'transparent', fontVariantNumeric: 'tabular-nums' },
  },
});

export const sliderRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { cursor: 'pointer' },
    label: { srOnly: true },
    control: { display: 'flex', alignItems: 'center', minH: 'target' },
    track: { flex: 1, h: '2', borderRadius: 'full', overflow: 'hidden', bg: 'border.emphasized' },
    range: { h: 'inherit', bg: 'brand.solid' },
    thumb: { boxSize: '1.25rem', top: '50%', translate: '0 -50%', borderRadius: 'full', bg: 'brand.solid' },
  },
});
