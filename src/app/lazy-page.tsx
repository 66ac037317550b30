import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Locale } from '../domain/locale';
import { matchPath, type RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import { PageHead } from './page-head';

/** A page: that of a route, or one of the two that stand in for a page that is missing. */
export type PageId = RouteId | 'notFound' | 'offline';

interface PageModule {
  default: ComponentType;
  /** Loads what the page needs besides its own words. */
  prepare?: (locale: Locale) => Promise<unknown>;
}

/** The content folder of a page; the words of the 404 page are part of the layout's. */
const contentName = (id: PageId) => (id === 'notFound' ? 'frame' : id === 'offline' ? id : contentOf(id));

/**
 * A page in its own chunk, with its words and its head. `React.lazy` suspends for a tick even when its code is there
 * already; a page that was preloaded renders at once, so neither hydration nor a route change shows an empty page.
 */
export function lazyPage(id: PageId, load: () => Promise<PageModule>) {
  let Content: ComponentType | undefined;

  /** Loads code and words in parallel. Rejects if one of them is not available. */
  async function preload(locale: Locale) {
    const words = ['frame', contentName(id)] as const;
    const [page] = await Promise.all([load(), ...words.map((name) => loadContent(name, locale))]);
    await page.prepare?.(locale);
    Content = page.default;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when its module is loaded
  function LoadedPage() {
    useEffect(() => {
      performance.mark('hydrated'); // tests and the bench wait for it
      window.replayEarlyPress?.();
    }, []);
    return (
      <>
        <PageHead id={id} />
        {Content && <Content />}
      </>
    );
  }

  const LazyPage = lazy(async () => {
    await preload(matchPath(location.pathname).locale);
    return { default: LoadedPage };
  });

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Page() {
    // Lazy only for Back after a reload, the one navigation without a preload.
    const [Component] = useState(() => (Content ? LoadedPage : LazyPage));
    return <Component />;
  }
  return Object.assign(Page, { preload });
}

declare global {
  interface Window {
    /** Repeats the press or submit that came before hydration. Defined by the inline script of index.html. */
    replayEarlyPress?: () => void;
  }
}
