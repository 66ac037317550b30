import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Providers } from '../app/providers';
import { createStyleCache, StyleProvider } from '../ui/styled';

/** The style elements of a page; `data-s` tells Emotion to leave them where they are. */
function stylesOf({ key, inserted, registered }: EmotionCache): string {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const own = entries.filter(([id]) => `${key}-${id}` in registered);
  const global = entries.filter(([id]) => !(`${key}-${id}` in registered));
  return [
    ...global.map(([id, css]) => `<style data-emotion="${key}-global ${id}" data-s="">${css}</style>`),
    `<style data-emotion="${key}" data-s="">${own.map(([, css]) => css).join('')}</style>`,
  ].join('');
}

/**
 * Draws what stands at a pathname to HTML, and the style elements for it, which the browser's Emotion takes over.
 * Throws whatever a component throws.
 */
export function draw(pathname: string, children: ReactNode): { html: string; styles: string } {
  const cache = createStyleCache();
  cache.compat = true; // collect the styles instead of writing them between the elements
  const html = renderToString(
    <StyleProvider cache={cache}>
      <Providers>
        <Router ssrPath={pathname} ssrSearch="">
          {children}
        </Router>
      </Providers>
    </StyleProvider>,
  );
  return { html, styles: stylesOf(cache) };
}
