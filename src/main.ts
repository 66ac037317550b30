import { keepInstallOffer } from './features/pwa/install';
import { recoverFromChunkError } from './features/pwa/recover';
import { restoreTypedText } from './features/pwa/reload';
import { answerSearchKeys } from './features/search/search-keys';
import { mayHaveSession } from './firebase/has-session';
import { hydrationTime } from './hydration-time';
import { keepVisit } from './services/visit';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

// Small on purpose: importing React here would delay the first paint by 0.7 s on a slow connection. Links, menus and
// the theme toggle work without it.
const root = document.getElementById('root') as HTMLElement;
addEventListener('vite:preloadError', recoverFromChunkError);
const { pathname } = location;
// Back before hydration only changes the URL of this document.
window.onpopstate = () => pathname !== location.pathname && location.reload();
restoreTypedText();
keepVisit();
keepInstallOffer();
answerSearchKeys();
if (mayHaveSession()) document.documentElement.dataset.session = 'pending'; // hides "Login" until the session is known
void hydrate(); // no top-level `await`: chunks that import this one would wait for each other

/** Loads React when the page is used or something waits for it, and hydrates the page. */
async function hydrate(): Promise<void> {
  if (root.firstElementChild) await hydrationTime(root);
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(2 * pause, LAST_RETRY_MS)) {
    try {
      const { start } = await import('./start');
      await start(root);
      window.onpopstate = null;
      return;
    } catch (error) {
      console.warn('The page stays readable; its script could not be loaded', error);
      delete document.documentElement.dataset.session;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
