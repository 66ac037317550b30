import { defineRecipe } from '@chakra-ui/react';

/** Buttons, and links that look like them. At least 44 px high, a comfortable touch target. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    px: '5',
    py: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    // Only with hover: on a phone, switching the theme would animate every button at once.
    '@media (hover: hover)': { transition: 'background-color 150ms, border-color 150ms, color 150ms' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.emphasized' } },
      outline: { borderColor: 'border.emphasized', color: 'fg', _hover: { bg: 'bg.muted' } },
      ghost: { color: 'fg', px: '3', _hover: { bg: 'bg.muted' } },
    },
    size: {
      md: { textStyle: 'small' },
      lg: { minH: '3.25rem', px: '6', fontSize: '1.0625rem' },
      icon: { minW: 'target', px: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
