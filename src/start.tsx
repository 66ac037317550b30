import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { createNavigation, prefetchOnIntent, restoreScrollOnBack } from './app/navigation';
import { loadPage, pageAt } from './app/routes';
import { matchPath } from './domain/paths';
import { fillTyped, typedTexts } from './features/pwa/reload';
import { createI18n } from './i18n/i18n';
import type { PageId } from './i18n/namespaces';
import { createSiteCache, createSiteSystem } from './theme/system';

/** Hydrates the prerendered page, or renders it if there is none in this language. */
export async function start(root: HTMLElement) {
  const { locale, path } = matchPath(location.pathname);
  const fallback = root.dataset.page as PageId | undefined;

  // Load the page's translations and code first, so that hydration does not suspend. At the same time, create the style
  // engine, in a task of its own, because that takes a slow phone a while.
  const i18n = createI18n(locale);
  const [system] = await Promise.all([nextTask().then(createSiteSystem), loadPage(fallback ?? pageAt(path), i18n)]);
  prefetchOnIntent(i18n);
  restoreScrollOnBack(i18n);

  const app = (
    <CacheProvider value={createSiteCache()}>
      <App i18n={i18n} system={system} page={fallback} aroundNav={createNavigation(i18n, fallback !== undefined)} />
    </CacheProvider>
  );
  if (root.firstElementChild && root.dataset.locale === locale) {
    const typed = typedTexts();
    // In a transition, and with the <Suspense> around the routes, React hydrates in slices of 5 ms, so taps are not
    // blocked.
    startTransition(() => {
      hydrateRoot(root, app, {
        // If the browser has translated the page, hydration fails: React renders the page again, with empty fields.
        onRecoverableError(error) {
          fillTyped(typed.splice(0)); // only once: after that, the visitor may have typed something newer
          reportError(error);
        },
      });
    });
  } else {
    // The dev server sends an empty page, and the host the English 404.html for an unknown Spanish path.
    document.documentElement.lang = locale;
    for (const tag of document.querySelectorAll('title, meta[name=robots], link[rel=manifest]')) tag.remove();
    createRoot(root).render(app);
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
