import { defineRecipe } from '@chakra-ui/react';

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
