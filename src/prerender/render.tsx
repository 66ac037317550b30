import type { EmotionCache } from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { loadPage } from '../app/load-page';
import { createStyleCache, Providers } from '../app/providers';
import { LOCALES, localePath } from '../domain/locale';
import { matchPath, ROUTE_IDS, ROUTES } from '../domain/paths';

export interface RenderedPage {
  locale: string;
  /** Titles, meta and link elements. */
  head: string;
  /** Style elements that the browser's Emotion takes over. */
  styles: string;
  body: string;
}

/** Every pathname that has a page of its own: all routes, twins included, in both languages. */
export const PATHNAMES = LOCALES.flatMap((locale) =>
  ROUTE_IDS.flatMap((id) => ROUTES[id].map((path) => localePath(locale, path))),
);

/** React writes what it hoists (title, meta, link) first, in front of the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

function stylesOf({ key, inserted, registered }: EmotionCache): string {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const own = entries.filter(([id]) => `${key}-${id}` in registered);
  const global = entries.filter(([id]) => !(`${key}-${id}` in registered));
  return [
    ...global.map(([id, css]) => `<style data-emotion="${key}-global ${id}">${css}</style>`),
    `<style data-emotion="${key} ${own.map(([id]) => id).join(' ')}">${own.map(([, css]) => css).join('')}</style>`,
  ].join('');
}

/** Draws one pathname to HTML, an unknown one as the page that says so. Throws whatever a component throws. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const place = matchPath(pathname);
  await loadPage(place);
  const styles = createStyleCache();
  styles.compat = true; // collect the styles instead of writing them between the elements
  const html = renderToString(
    <Providers styles={styles} path={pathname}>
      <App />
    </Providers>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { locale: place.locale, head, styles: stylesOf(styles), body: html.slice(head.length) };
}
