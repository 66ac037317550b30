/** Chromium's offer to install the site. It can be taken once; another may come later. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * How the site can be installed here: by the browser's own offer, by hand on an iPhone or iPad, or not (or no more).
 */
export type Installing = 'offered' | 'by-hand' | 'none';

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Whether the site runs as an app, in a window of its own. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Safari of iPhones and iPads alone says whether it runs as an app; it makes no offer. */
const isByHand = () => 'standalone' in navigator && navigator.maxTouchPoints > 0 && !isApp();

/** Keeps the browser's offer for the site's own button: called as soon as a script runs, since it comes only once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // no bar of the browser's over the page
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

export const readInstalling = (): Installing => (offer ? 'offered' : isByHand() ? 'by-hand' : 'none');

/** Calls `listener` when the answer of `readInstalling` may have changed. Gives the function that ends it. */
export function watchInstalling(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the browser ask whether to install. */
export function install(): void {
  void offer?.prompt();
  setOffer(null);
}
