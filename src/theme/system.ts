import { createSystem, defaultBaseConfig, defineConfig, defineGlobalStyles } from '@chakra-ui/react';
import { button, inputRecipe, textareaRecipe } from './recipes/controls';
import { layerStyles, semanticTokens, textStyles, tokens } from './tokens';

/** Styles of bare elements, after Chakra's reset. The font faces are in index.html, so that they load first. */
const globalCss = defineGlobalStyles({
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

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'mq',
  globalCss,
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em', '2xl': '90em' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes: { button, input: inputRecipe, textarea: textareaRecipe },
  },
});

/**
 * Chakra's style engine with this site's own theme: the default theme would add 25 KB that no page uses. Create one per
 * React tree. A system caches styles regardless of prop order, but the order decides the class name: pages rendered
 * with a shared system would get class names that differ from the browser's.
 */
export const createSiteSystem = () => createSystem(defaultBaseConfig, config);
