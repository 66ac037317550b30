import { defineSlotRecipe } from '@chakra-ui/react';

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['list', 'link', 'currentLink', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', textStyle: 'label', color: 'fg.muted' },
    link: { display: 'inline-block', py: '1', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    currentLink: { color: 'brand.fg' },
    separator: { mx: '2', color: 'border.emphasized' },
  },
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
