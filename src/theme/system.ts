import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { button } from './button';
import { globalCss } from './global';
import { inputRecipe, textareaRecipe } from './recipes/input';
import { semanticTokens, textStyles, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'mq',
  globalCss,
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em', '2xl': '90em' },
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button, input: inputRecipe, textarea: textareaRecipe },
  },
});

/**
 * Chakra's style engine with this site's own theme: the default theme would add 25 KB that no page uses. Create one per
 * React tree. A system caches styles regardless of prop order, but the order decides the class name: pages rendered
 * with a shared system would get class names that differ from the browser's.
 */
export const createSiteSystem = () => createSystem(defaultBaseConfig, config);
