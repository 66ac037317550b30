import { defineGlobalStyles } from '@chakra-ui/react';

/** Styles of bare elements, after Chakra's reset. The font faces are in index.html, so that they load first. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body',
    colorPalette: 'brand',
    colorScheme: 'light',
    scrollPadding: '6rem 0', // keeps the focused element clear of the header and the bottom bar
    hyphens: 'manual',
  },
  'html.dark': { colorScheme: 'dark' },
  'html[lang=es]': { hyphens: 'auto' },
  body: { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' },
  '::placeholder': { color: 'fg.muted' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
  'button, summary': { cursor: 'pointer' },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  ':is(a, button) > svg': { flexShrink: 0 },
  '*, *::before, *::after': { _motionReduce: { animation: 'none !important', transition: 'none !important' } },
});
