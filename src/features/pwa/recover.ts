import { mayReload, reload } from './reload';
import { activateWaiting } from './takeover';

/** Session storage key of the version that was reloaded because a chunk was missing. */
const KEY = 'reloaded-version';

/** Time limit for the installation of the newer worker. */
const INSTALLS_MS = 60_000;

/** Path of the page's entry script: it differs in each version. */
const shownVersion = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname;

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

/** Whether a newer worker waits. Until it is installed, the active one serves pages of the old version. */
async function hasNewerWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update(); // rejects if the server is unreachable
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return !!registration.waiting;
}

/** Once per version, so that a server error cannot cause a loop. */
const mayReloadOnce = () => sessionStorage.getItem(KEY) !== shownVersion() && mayReload();

function reloadOnce(): void {
  if (!mayReloadOnce()) return;
  sessionStorage.setItem(KEY, shownVersion());
  reload();
}

/** URLs of chunks that failed to load although the server has them. */
const available = new Set<string>();

/**
 * Reloads the page if a chunk failed to load because the server has a newer version. With a service worker, that
 * version is installed first. Also reloads if a chunk fails again although it can be loaded: Firefox remembers the
 * first failure. Otherwise does nothing, and the part that needed the chunk reports the error.
 */
export async function recoverFromChunkError({ payload: { message } }: VitePreloadErrorEvent): Promise<void> {
  const [chunk] = /https?:\S+/.exec(message) ?? [];
  try {
    if (chunk && available.has(chunk)) return reloadOnce();
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active && (await Promise.race([hasNewerWorker(registration), after(INSTALLS_MS)]))) {
      if (!mayReload()) return;
      if (await activateWaiting(registration)) reload();
      else reloadOnce();
      return;
    }
    const page = await fetch(location.pathname, { cache: 'no-cache' });
    if (page.ok && !(await page.text()).includes(shownVersion())) return reloadOnce();
    if (!chunk) return;
    const { ok, status } = await fetch(chunk, { cache: 'no-cache' });
    if (ok) available.add(chunk);
    else if (status === 404 && registration?.active && !registration.installing && mayReloadOnce()) {
      // The newer version could not be installed, for example because storage is full: this worker keeps the old one.
      await registration.unregister();
      reloadOnce();
    }
  } catch {
    // Offline, or storage is blocked: then nothing would prevent a loop of reloads.
  }
}
