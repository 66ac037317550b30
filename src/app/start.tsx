import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from '../domain/paths';
import { App } from './app';
import { loadPage } from './load-page';
import { createStyleCache, Providers } from './providers';

/**
 * Takes over the prerendered page (or draws it, where the development server gave an empty one), and calls `ready`
 * once it answers to the visitor.
 */
export async function start(ready: () => void): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  await loadPage(matchPath(location.pathname));
  const onReady = () => {
    performance.mark('hydrated'); // for whoever measures or waits: from here on React answers
    ready();
  };
  const app = (
    <Providers styles={createStyleCache()}>
      <App onReady={onReady} />
    </Providers>
  );
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
