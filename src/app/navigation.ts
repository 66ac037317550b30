import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { localePath } from '../domain/locale';
import { matchPath } from '../domain/paths';
import type { Place } from '../i18n/place';
import { focusHeading } from '../ui/focus-heading';
import { hurry, takeTime } from '../ui/hurry';
import { wearDocument } from '../ui/page-document';
import { closeMenus } from './frame/close-menus';
import { isLive, loadPage } from './load-page';

/** The link of ours that an event happened on, as a URL; null for anything the browser should handle itself. */
function ownLink(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  return url.origin === location.origin && matchPath(url.pathname).id ? url : null;
}

const samePage = (a: string, b: string) => {
  const [one, other] = [matchPath(a), matchPath(b)];
  return one.path === other.path && one.locale === other.locale;
};

/**
 * Plain links navigate without a reload, and their page is fetched as soon as somebody aims at one. One to the page that
 * is `shown` leads to its top, as the browser would.
 */
function useLinks(navigate: (to: string) => void, shown: string) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const url = ownLink(event);
      if (!url || (url.hash && samePage(url.pathname, location.pathname))) return;
      event.preventDefault();
      if (samePage(location.pathname, shown)) keepScroll();
      if (url.href !== location.href) navigate(url.pathname + url.search + url.hash);
      if (url.search || !samePage(url.pathname, shown)) return;
      closeMenus();
      arrive(url.hash ? {} : { scrollY: 0 });
    };
    const prefetch = (event: Event) => {
      const url = ownLink(event);
      if (url) loadPage(matchPath(url.pathname)).catch(() => {}); // following the link will say what is wrong
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', follow);
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, [navigate, shown]);
}

/** Keeps how far the page is scrolled with its entry of the history. */
const keepScroll = () => history.replaceState({ ...history.state, scrollY }, '');

/**
 * After a route change: to the anchor, or smoothly to the top, with the focus on the heading there. Back and forward
 * (`entry` is what the history kept) lead to where the page was left: the browser tries that too, but while the page
 * before is still shown, and only as far as that one reaches. A page on which no scroll has ended was left at its
 * beginning or on the way there; where browsers do not tell of an end, they alone know.
 */
function arrive(entry: { scrollY?: number } | null): void {
  // No anchor of ours has a letter that a URL would write in another way, and what is written wrongly leads nowhere.
  const anchor = location.hash && document.getElementById(location.hash.slice(1));
  if (entry || anchor) takeTime();
  else hurry();
  // One that stands in the frame, the search, is still open: the page behind it can have no focus.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  // From where the visitor is led to, Tab leads on: an anchor's part, or the page.
  focusHeading(anchor || null);
  const left = entry?.scrollY ?? (entry && !('onscrollend' in window) ? scrollY : null);
  const calm = entry || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (anchor && left === null) anchor.scrollIntoView();
  else scrollTo({ top: left ?? 0, behavior: calm ? 'instant' : 'smooth' });
}

/**
 * The place to show; `ssrPath` is its pathname where there is no browser. The URL leads; the page follows as soon as
 * its parts are there, so the one before stays in view until then. Where a part cannot be had the browser loads the URL
 * itself.
 */
export function useNavigation(ssrPath?: string): Place {
  const [pathname, navigate] = useBrowserLocation(ssrPath ? { ssrPath } : {});
  const [shown, setShown] = useState(pathname);
  /** What the history kept of the page that Back or forward leads to, until it is shown. */
  const entry = useRef<{ pathname: string; scrollY?: number } | null>(null);
  useLinks(navigate, shown);

  useEffect(() => {
    // Within a page, back to another query or anchor, the browser does it all.
    const onPop = ({ state }: PopStateEvent) => {
      const { pathname } = location;
      entry.current = samePage(pathname, shown) ? null : { ...state, pathname };
    };
    // While the next page is on its way, what is scrolled is not that page.
    const onScrollEnd = () => samePage(location.pathname, shown) && keepScroll();
    addEventListener('popstate', onPop);
    addEventListener('scrollend', onScrollEnd);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('scrollend', onScrollEnd);
    };
  }, [shown]);

  useEffect(() => {
    // A link was quicker than the page that Back led to.
    if (entry.current && !samePage(entry.current.pathname, pathname)) entry.current = null;
    if (samePage(pathname, shown)) return;
    let wanted = true;
    loadPage(matchPath(pathname)).then(
      () => {
        if (!wanted) return;
        // HTML alone is drawn at once; where React draws a page it may still wait for a part, with the one before in
        // view.
        if (isLive(matchPath(pathname))) startTransition(() => setShown(pathname));
        else setShown(pathname);
      },
      // To the URL it has, with an anchor, the browser would only look for that.
      () => wanted && (location.hash ? location.reload() : location.assign(location.href)),
    );
    return () => {
      wanted = false;
    };
  }, [pathname, shown]);

  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) {
      const { locale, path } = matchPath(shown);
      if (!__DRAWS__) wearDocument(localePath(locale, path));
      const isBack = entry.current && samePage(entry.current.pathname, shown);
      arrive(isBack ? entry.current : null);
      if (isBack) entry.current = null;
    }
    first.current = false;
  }, [shown]);

  return useMemo(() => matchPath(shown), [shown]);
}
