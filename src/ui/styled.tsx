import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { IconStyle } from './icons';
import { inProviderPlace } from './in-provider-place';
import { addRareLetters } from './rare-letters';
import { createSiteSystem } from './theme/system';

/**
 * A store for generated styles; the browser's finds those that the prerendered page brought. Without vendor prefixes:
 * a browser that knows popovers knows the plain names.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** What every component with styles stands in: theme, icons, and where the styles go. */
export function StyleProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  const [system] = useState(createSiteSystem);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <IconStyle>{children}</IconStyle>
      </ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Tells Emotion which styles the prerendered page brought. It reads a list of them, which the prerender leaves out of
 * the page: the styles say it themselves.
 */
function listStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')) {
    const ids = new Set(Array.from(style.textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id));
    style.dataset.emotion = ['css', ...ids].join(' ');
  }
}

function createBrowserStyles() {
  listStyles();
  addRareLetters();
  const system = createSiteSystem();
  // The page brought the global styles too. They stay: with React's own, the last component would take them away.
  return { cache: createStyleCache(), system: { ...system, layers: { ...system.layers, atRule: '' }, _global: [] } };
}

let browserStyles: ReturnType<typeof createBrowserStyles> | undefined;

/** Gives a component that the browser fetches later what its styles need: the frame around it is still and has none. */
export function styled<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  // Where everything is drawn, it stands in a `StyleProvider`.
  if (__DRAWS__) return (props) => inProviderPlace(<Component {...props} />);
  return function Styled(props: Props) {
    browserStyles ??= createBrowserStyles();
    return (
      <CacheProvider value={browserStyles.cache}>
        <ChakraProvider value={browserStyles.system}>
          <IconStyle>
            <Component {...props} />
          </IconStyle>
        </ChakraProvider>
      </CacheProvider>
    );
  };
}
