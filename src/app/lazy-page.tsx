import type { i18n } from 'i18next';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../i18n/i18n';
import { namespaceOf, type PageId, type WordsNamespace } from '../i18n/namespaces';
import { PageHead } from './page-head';

/**
 * A page in its own chunk, with its translations and head. `React.lazy` suspends for a tick even if the code is loaded;
 * a preloaded page renders at once, so neither hydration nor a route change shows an empty page.
 */
export function lazyPage(
  id: PageId,
  load: () => Promise<{ default: ComponentType }>,
  moreWords: readonly WordsNamespace[] = [],
) {
  const namespaces = ['common', namespaceOf(id), ...moreWords] as const;
  let Content: ComponentType | undefined;

  /** Loads code and translations in parallel. Rejects if either is unavailable. */
  async function preload(i18n: i18n) {
    const [page] = await Promise.all([load(), loadNamespaces(i18n, namespaces)]);
    Content = page.default;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when its module is loaded
  function LoadedPage() {
    useEffect(() => {
      performance.mark('hydrated'); // tests and benchmarks wait for it
      window.replayEarlyPress?.();
    }, []);
    return (
      <>
        <PageHead id={id} />
        {Content && <Content />}
      </>
    );
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Page() {
    const { i18n } = useTranslation();
    // Lazy only for Back after a reload, the one navigation without a preload.
    const [Component] = useState(() =>
      Content ? LoadedPage : lazy(() => preload(i18n).then(() => ({ default: LoadedPage }))),
    );
    return <Component />;
  }
  return Object.assign(Page, { preload, namespaces });
}

declare global {
  interface Window {
    /** Repeats a press or submit that came before hydration. Defined by the inline script of index.html. */
    replayEarlyPress?: () => void;
  }
}
