import { Workbox } from 'workbox-window';
import { mayReload, reload } from './reload';

/** The browser asks for a newer version when a page is loaded; a tab that stays open does so after this time. */
const ASKS_AFTER_MS = 60 * 60 * 1000;

function askNowAndThen(worker: Workbox): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASKS_AFTER_MS) return;
    asked = Date.now();
    worker.update().catch(() => {}); // no connection: the next time will do
  });
}

/**
 * Calls `onNewer` for each version that waits beside the one in use. Workbox itself stops listening with the first that
 * it has not asked for, so that a tab which put that off would never be told of the next.
 */
function watchWaiting(registration: ServiceWorkerRegistration, onNewer: () => void): void {
  const tell = () => registration.active && registration.waiting && onNewer();
  const follow = () => registration.installing?.addEventListener('statechange', tell, { once: true });
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Registers the service worker and follows the versions of the site. `onNewer` is called when one is ready to be taken.
 * Gives the function that takes it, in all tabs: each is loaded anew with what was typed in it, and a tab in the midst
 * of something, or another one with a conversation, is only told. Where the browser refuses the worker, the site goes on
 * without; that is no error.
 */
export async function followVersions(onNewer: () => void): Promise<() => void> {
  const worker = new Workbox('/sw.js');
  const registered = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  let isFirst = !registered?.active;
  let isTaken = false;
  let hasAgreed = false;
  worker.addEventListener('controlling', () => {
    // The first one of all, whichever tab has brought it: what is shown is its version.
    const isKnown = isFirst;
    isFirst = false;
    if (isKnown) return;
    isTaken = true;
    if (mayReload(hasAgreed)) reload();
    else onNewer();
  });
  await worker.register({ immediate: true }).then(
    (registration) => {
      if (registration) watchWaiting(registration, onNewer);
      askNowAndThen(worker);
    },
    () => {},
  );
  return () => {
    hasAgreed = true;
    if (isTaken) reload();
    else worker.messageSkipWaiting();
  };
}
