import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import type { RouterProps } from 'wouter';
import { focusHeading } from '../components/current-page';
import { matchPath } from '../domain/paths';
import { withoutTrailingSlash } from './app';
import { loadPathname } from './routes';

type AroundNav = NonNullable<RouterProps['aroundNav']>;

const SCROLL_SETTLES_MS = 100;

const pathOfUrl = (url: URL | Location) => matchPath(url.pathname).path;

/** The page on screen: while the next page loads, the URL may already be that of the next. */
let shownPath = '';

/** The link followed last, unless Back or Forward has shown another page since. */
let latest: URL | undefined;

/**
 * The router's route change: loads the page, then shows it with the focus on its heading. `isFallbackPage`: the document
 * is the offline page in place of another one, so the browser itself must load the next page.
 */
export function createNavigation(i18n: i18n, isFallbackPage: boolean): AroundNav {
  return async (navigate, to, options) => {
    const url = new URL(withoutTrailingSlash(to), location.href);
    if (isFallbackPage) return location.assign(url);
    const isFilter = pathOfUrl(url) === shownPath && url.search !== location.search;
    if (isFilter) return navigate(url.href, options);
    latest = url;
    try {
      await loadPathname(url.pathname, i18n);
    } catch {
      if (url === latest) location.assign(url); // offline, or a chunk that a newer version replaced
      return;
    }
    if (url !== latest) return; // a later click, Back or Forward wins
    saveScroll();
    shownPath = pathOfUrl(url);
    if (url.href !== location.href) flushSync(() => navigate(url.href, options));
    showTop(url.hash);
  };
}

/**
 * Focuses the heading at the anchor or the top, so that a screen reader announces the page, and scrolls there smoothly.
 * Source: spec 1.
 */
function showTop(hash: string) {
  const anchor = document.getElementById(hash.slice(1));
  focusHeading(anchor);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  (anchor ?? document.documentElement).scrollIntoView({ behavior });
}

const saveScroll = () => history.replaceState({ ...history.state, scrollY }, '');

/**
 * Saves the scroll position in each history entry and restores it on Back and Forward. The browser would do that before
 * the page is rendered, limited to the height of the previous page.
 */
export function restoreScrollOnBack(i18n: i18n) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  shownPath = pathOfUrl(location);

  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      const { href } = location;
      timer = setTimeout(() => href === location.href && saveScroll(), SCROLL_SETTLES_MS);
    },
    { passive: true },
  );
  addEventListener('popstate', async ({ state }: PopStateEvent) => {
    clearTimeout(timer);
    const path = pathOfUrl(location);
    if (path === shownPath) return; // another query or anchor of the same page
    latest = undefined;
    shownPath = path;
    try {
      await loadPathname(location.pathname, i18n);
    } catch {
      return location.reload();
    }
    if (pathOfUrl(location) !== path) return;
    requestAnimationFrame(() => {
      focusHeading();
      scrollTo({ top: state?.scrollY ?? 0, behavior: 'instant' });
    });
  });
}

/** Preloads a page on hover, touch or focus of a link to it. */
export function prefetchOnIntent(i18n: i18n) {
  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
    if (link) loadPathname(link.pathname, i18n).catch(() => {}); // a click retries
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, prefetch, { passive: true });
}
