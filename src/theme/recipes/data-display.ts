import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'control',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '0.875rem', flexShrink: 0 },
  },
  variants: {
    variant: {
      outline: { borderWidth: '1px', borderColor: 'border', fontWeight: 500, color: 'fg.muted' },
      surface: { borderWidth: '1px', borderColor: 'brand.fg', fontWeight: 500, color: 'brand.fg' },
      /** In the corner of a picture. */
      solid: {
        position: 'absolute',
        top: 0,
        left: 0,
        py: '1',
        borderStartEndRadius: '0',
        borderEndStartRadius: '0',
        bg: 'brand.solid',
        color: 'brand.contrast',
        _icon: { fill: 'currentColor' },
      },
      /** A warning in a line of text. */
      plain: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '1.5',
        p: '0',
        color: 'fg.error',
        _icon: { boxSize: '1rem', mt: '0.1em' },
      },
    },
  },
  defaultVariants: { variant: 'outline' },
});

/** A figure above its label. Size `sm` is for text of normal size. */
export const statRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'valueText', 'helpText'],
  base: {
    root: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '1' },
    label: { color: 'fg.muted' },
    helpText: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    size: {
      sm: {
        label: { textStyle: 'label', fontWeight: 500, letterSpacing: 'normal' },
        valueText: { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      },
      md: { valueText: { textStyle: 'figure', fontSize: { base: '1.5rem', md: '2.75rem' } } },
      lg: { valueText: { textStyle: 'figure', fontSize: { base: '2.07rem', lg: '4.3rem' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Names and values: below each other, or at the ends of a line above a hairline. */
export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  variants: {
    orientation: {
      vertical: { root: { display: 'grid' }, itemLabel: { color: 'fg.muted' } },
      horizontal: {
        item: {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: '4',
          py: '2',
          borderBottomWidth: '1px',
          borderColor: 'border',
        },
        itemValue: { ms: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
      },
    },
    size: {
      sm: { root: { gap: '3' }, itemLabel: { textStyle: 'label' }, itemValue: { mt: '0.5' } },
      md: { root: { gap: '4' }, itemLabel: { textStyle: 'small' } },
      lg: {},
    },
  },
  defaultVariants: { orientation: 'vertical', size: 'md' },
});
