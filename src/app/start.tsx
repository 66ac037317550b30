import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from '../domain/paths';
import { App } from './app';
import { loadPage } from './load-page';
import { createStyleCache, Providers } from './providers';

/**
 * Tells Emotion which styles the prerendered page brought. It reads a list of them, which the prerender leaves out of
 * the page: the styles say it themselves.
 */
function listStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')) {
    const ids = new Set(Array.from(style.textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id));
    style.dataset.emotion = ['css', ...ids].join(' ');
  }
}

/**
 * Takes over the prerendered page (or draws it, where the development server gave an empty one), and calls `ready`
 * once it answers to the visitor.
 */
export async function start(ready: () => void): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  listStyles();
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
