import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { SessionProvider } from '../stores/session';
import { StoresProvider } from '../stores/stores';
import { createSiteSystem } from '../ui/theme/system';
import { firebaseStores } from './stores';

/** A store for generated styles; the browser's finds those that the prerendered page brought. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}

/** What every page stands in. `path` is the pathname to draw where there is no browser (prerendering). */
export function Providers(props: { styles: EmotionCache; path?: string; children: ReactNode }) {
  const [system] = useState(createSiteSystem);
  return (
    <CacheProvider value={props.styles}>
      <ChakraProvider value={system}>
        <StoresProvider value={firebaseStores}>
          <SessionProvider>
            <Router {...(props.path ? { ssrPath: props.path } : {})}>{props.children}</Router>
          </SessionProvider>
        </StoresProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
