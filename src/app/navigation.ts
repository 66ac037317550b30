import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import type { RouterProps } from 'wouter';
import { matchPath } from '../domain/paths';
import { mayLeave } from '../features/pwa/reload';
import { focusHeading } from '../hooks/current-page';
import { withTimeLimit } from '../services/time-limit';
import { withoutTrailingSlash } from './app';
import { loadPathname } from './routes';

type AroundNav = NonNullable<RouterProps['aroundNav']>;

const SCROLL_SETTLES_MS = 100;

/** Time limit for loading a page, in milliseconds. After it, the browser loads the page and shows its progress. */
const LOAD_LIMIT_MS = 4000;

/** Give up waiting for the heading of a page after this many frames. */
const MAX_FRAMES = 60;

const pathOfUrl = (url: URL | Location) => matchPath(url.pathname).path;

/** The page on screen: while the next page loads, the URL may already be that of the next. */
let shownPath = '';

/** The link followed last, unless Back or Forward has shown another page since. */
let latest: URL | undefined;

/** Whether the browser is loading a page that was too slow for the router. */
let isLeaving = false;

/** Stops a load by the browser: that page would replace one that the visitor chose later. */
function stay(): void {
  if (isLeaving && mayLeave()) window.stop();
  isLeaving = false;
}

/**
 * The router's route change: loads the page, then shows it with the focus on its heading. `isFallbackPage`: the
 * document is the offline page in place of another one, so the browser itself must load the next page.
 */
export function createNavigation(i18n: i18n, isFallbackPage: boolean): AroundNav {
  return async (navigate, to, options) => {
    const url = new URL(withoutTrailingSlash(to), location.href);
    if (isFallbackPage) return location.assign(url);
    stay();
    const isView = pathOfUrl(url) === shownPath && url.search !== '' && url.search !== location.search;
    if (isView) return navigate(url.href, options); // such as a file of the gallery
    latest = url;
    try {
      await load(url.pathname, i18n);
    } catch {
      if (url !== latest) return;
      isLeaving = true;
      return location.assign(url); // slow, offline, or a chunk that a newer version replaced
    }
    if (url !== latest) return; // a later click, Back or Forward wins
    saveScroll();
    shownPath = pathOfUrl(url);
    if (url.href !== location.href) flushSync(() => navigate(url.href, options));
    showTop(url.hash);
  };
}

/** Loads a page. Rejects if it is slow, unless leaving the document would end something, such as an upload. */
function load(pathname: string, i18n: i18n): Promise<void> {
  const loading = loadPathname(pathname, i18n);
  return mayLeave() ? withTimeLimit(loading, LOAD_LIMIT_MS) : loading;
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
  addEventListener('pageshow', () => {
    isLeaving = false; // Back may show this document from the browser's cache
  });
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    clearTimeout(timer);
    void showHistoryEntry(state?.scrollY ?? 0, i18n);
  });
}

/** Shows the page to which Back or Forward has led, scrolled as it was left. wouter has changed the route by itself. */
async function showHistoryEntry(scrollY: number, i18n: i18n): Promise<void> {
  stay();
  const path = pathOfUrl(location);
  const isLeft = () => pathOfUrl(location) !== path;
  if (path === shownPath) return; // another query or anchor of the same page
  latest = undefined;
  shownPath = path;
  try {
    await load(location.pathname, i18n);
  } catch {
    if (latest || isLeft()) return;
    isLeaving = true;
    return location.reload();
  }
  await headingIsShown();
  if (isLeft()) return;
  focusHeading();
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Waits for the heading: React shows a page that was not loaded yet some frames after its code arrives. */
async function headingIsShown(): Promise<void> {
  const isShown = () => !!document.querySelector('h1')?.getClientRects().length;
  for (let frame = 0; frame === 0 || (frame < MAX_FRAMES && !isShown()); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Preloads a page on hover, touch or focus of a link to it. */
export function prefetchOnIntent(i18n: i18n) {
  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
    if (link) loadPathname(link.pathname, i18n).catch(() => {}); // a click retries
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, prefetch, { passive: true });
}
