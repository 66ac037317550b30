import { mayReload, reload } from './reload';

/** Session storage key of the version that was left because a part of it was gone. */
const KEY = 'replaced';

/**
 * What starts a page: it names the first scripts, and each version has its own names. Searched in the text: to parse a
 * page would ask the policy of this one for the styles of that one.
 */
const versionOf = (html: string) => /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** How long the newer version may be on its way; later on, the visitor is in the midst of something else. */
const WAITS_MS = 60_000;
/** How long the worker in use may take to give way. */
const GIVES_WAY_MS = 2000;

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

/**
 * Whether a version waits as a worker, once the one that the server has is installed: until then the worker in use
 * answers, and its pages name no newer one.
 */
async function hasNewer(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update(); // Fails without a connection: what could not be had may be there with it.
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return !!registration.waiting;
}

/** Has the version that waits take over; fulfilled when it has. */
function take({ waiting }: ServiceWorkerRegistration): Promise<true> {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  return new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  );
}

/** Loads the page anew, once for each version that is shown. */
function reloadOnce(shown: string): void {
  if (sessionStorage.getItem(KEY) === shown || !mayReload()) return;
  sessionStorage.setItem(KEY, shown);
  reload();
}

/**
 * To be called where a part of the site could not be had. If that is because the server has a newer version, the page
 * is loaded anew; once for each version, so that a fault of the server's never makes a circle. Where a worker answers,
 * the newer one is fetched and taken for that, though the visitor may have put it off: this one is not whole any more.
 * Otherwise nothing happens, and whoever asked for the part says what is wrong.
 */
export async function leaveReplacedVersion(): Promise<void> {
  try {
    const shown = versionOf(document.documentElement.outerHTML);
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active && (await Promise.race([hasNewer(registration), after(WAITS_MS)]))) {
      if (!mayReload()) return;
      // What the page fetches just then can have the worker in use go on: only another visit makes it give way.
      if (!(await Promise.race([take(registration), after(GIVES_WAY_MS)]))) reloadOnce(shown);
      // What follows the versions (versions.ts) may not have begun yet.
      else if (mayReload()) reload();
      return;
    }
    const html = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
    const offered = versionOf(html);
    if (offered && offered !== shown) reloadOnce(shown);
  } catch {
    // No connection, or no storage to tell whether it was tried before.
  }
}
