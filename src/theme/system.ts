import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { button } from './button';
import { globalCss } from './global';
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
    recipes: { button },
  },
});

/**
 * Chakra's style engine with our own look: its default theme would add 25 KB that no page uses.
 *
 * One for each tree. A system caches styles by their props in any order, and the order decides the class name: pages
 * that are rendered with a shared system get each other's class names, and the browser's differ.
 */
export const createSiteSystem = () => createSystem(defaultBaseConfig, config);
