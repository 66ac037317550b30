import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Providers } from '../app/providers';
import { createStyleCache, StyleProvider } from '../ui/styled';

/** What a page looks like, as CSS. */
export interface Styles {
  /** What all pages share. */
  global: string;
  /** Its components' own: the rules of each class. */
  own: readonly string[];
}

function stylesOf({ key, inserted, registered }: EmotionCache): Styles {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const css = (isOwn: boolean) => entries.flatMap(([id, text]) => (`${key}-${id}` in registered === isOwn ? text : []));
  return { global: css(false).join(''), own: css(true) };
}

/** Draws what stands at a pathname to HTML, and the styles for it. Throws whatever a component throws. */
export function draw(pathname: string, children: ReactNode): { html: string; styles: Styles } {
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
