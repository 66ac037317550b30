import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { SessionProvider } from '../stores/session';
import { StoresProvider } from '../stores/stores';
import { createSiteSystem } from '../ui/theme/system';
import { firebaseStores } from './stores';

/**
 * A store for generated styles; the browser's finds those that the prerendered page brought. Without vendor prefixes:
 * a browser that knows popovers knows the plain names.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** What every page stands in. */
export function Providers(props: { styles: EmotionCache; children: ReactNode }) {
  const [system] = useState(createSiteSystem);
  return (
    <CacheProvider value={props.styles}>
      <ChakraProvider value={system}>
        <StoresProvider value={firebaseStores}>
          <SessionProvider>{props.children}</SessionProvider>
        </StoresProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
