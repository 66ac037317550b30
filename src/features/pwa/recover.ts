import { mayReload, reload } from './reload';

/** Session storage key of the version that was reloaded because one of its chunks was gone. */
const KEY = 'reloaded-version';

/** Time limits for the newer worker: to be installed, and to take control. */
const INSTALLS_MS = 60_000;
const ACTIVATES_MS = 2000;

/** The entry script of the page: its name is different in each version. */
const shownVersion = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname;

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

/** Whether a newer worker waits. Until it is installed, the active one answers with pages of the old version. */
async function hasNewerWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update(); // rejects if the server is not reachable
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return !!registration.waiting;
}

/** Resolves when the waiting worker has taken control. */
function activate({ waiting }: ServiceWorkerRegistration): Promise<true> {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  return new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  );
}

/** Reloads once for each version, so that a fault of the server never makes a loop. */
function reloadOnce(): void {
  if (sessionStorage.getItem(KEY) === shownVersion() || !mayReload()) return;
  sessionStorage.setItem(KEY, shownVersion());
  reload();
}

/**
 * Reloads the page if a chunk failed to load because the server has a newer version. With a service worker, that version
 * is installed first. In any other case nothing happens, and the part that needed the chunk reports the error.
 */
export async function recoverFromChunkError(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active && (await Promise.race([hasNewerWorker(registration), after(INSTALLS_MS)]))) {
      if (!mayReload()) return;
      // Requests of this page can keep the old worker alive; loading a page ends them.
      if (await Promise.race([activate(registration), after(ACTIVATES_MS)])) reload();
      else reloadOnce();
      return;
    }
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    if (response.ok && !(await response.text()).includes(shownVersion())) reloadOnce();
  } catch {
    // Offline, or storage is blocked, so that a loop could not be prevented.
  }
}
