import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localePath } from '../domain/locale';
import { matchPath } from '../domain/paths';
import { inProviderPlace } from '../ui/in-provider-place';
import { keepFirstDocument } from '../ui/page-document';
import { App } from './app';
import { loadPage } from './load-page';
import { Providers } from './providers';

/** Draws the site, styles and all, where the development server gave an empty page. */
async function draw(root: Element, onReady: () => void): Promise<void> {
  const { createStyleCache, StyleProvider } = await import('../ui/styled');
  createRoot(root).render(
    <StyleProvider cache={createStyleCache()}>
      <Providers>
        <App onReady={onReady} />
      </Providers>
    </StyleProvider>,
  );
}

/** Tells of an error that React got over by drawing a part anew. React's own message leaves out what the error was. */
function tell(error: unknown): void {
  console.error(error, error instanceof Error ? error.cause : undefined);
}

/** Takes over the prerendered page, and calls `ready` once it answers to the visitor. */
export async function start(ready: () => void): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const place = matchPath(location.pathname);
  if (!__DRAWS__) keepFirstDocument(localePath(place.locale, place.path));
  await loadPage(place);
  const onReady = () => {
    performance.mark('hydrated'); // for whoever measures or waits: from here on React answers
    ready();
  };
  if (__DRAWS__) return draw(root, onReady);
  const app = (
    <Providers>
      <App onReady={onReady} />
    </Providers>
  );
  startTransition(() => {
    hydrateRoot(root, inProviderPlace(app), { onRecoverableError: tell });
  });
}
