import { mayReload, reload } from './reload';

/** Session storage key of the version that was left because a part of it was gone. */
const KEY = 'replaced';

/**
 * What starts a page: it names the first scripts, and each version has its own names. Searched in the text: to parse a
 * page would ask the policy of this one for the styles of that one.
 */
const versionOf = (html: string) => /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/**
 * To be called where a part of the site could not be had. If that is because the server has a newer version, the page
 * is loaded anew; once for each version, so that a fault of the server's never makes a circle. One that waits as a
 * worker is taken for that, though the visitor had put it off: this one is not whole any more. Otherwise nothing
 * happens, and whoever asked for the part says what is wrong.
 */
export async function leaveReplacedVersion(): Promise<void> {
  try {
    const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
    if (waiting) {
      await fetch('/sw.js', { method: 'HEAD' }); // Fails without a connection: what could not be had may be there with it.
      if (!mayReload()) return;
      // What follows the versions (versions.ts) may not have begun yet.
      const { serviceWorker } = navigator;
      serviceWorker.addEventListener('controllerchange', () => mayReload() && reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
    const html = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
    const shown = versionOf(document.documentElement.outerHTML);
    const offered = versionOf(html);
    if (!offered || offered === shown || sessionStorage.getItem(KEY) === shown || !mayReload()) return;
    sessionStorage.setItem(KEY, shown);
    reload();
  } catch {
    // No connection, or no storage to tell whether it was tried before.
  }
}
