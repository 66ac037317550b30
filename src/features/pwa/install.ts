import { createExternalStore } from '../../domain/external-store';

/** Chromium's install prompt. It can be used once; the browser may fire another event later. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** How to install the site: with the browser's prompt, manually on an iPhone or iPad, or not (already installed). */
export type Installing = 'offered' | 'by-hand' | 'none';

const offer = createExternalStore<InstallOffer | null>(null);

/** Whether the site runs as an installed app. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Only Safari on iPhones and iPads has `navigator.standalone`; it has no install prompt. */
const isByHand = () => 'standalone' in navigator && navigator.maxTouchPoints > 0 && !isApp();

/** Saves the browser's install prompt for the site's own button. Call it early: the event fires only once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // suppresses the browser's own banner
    offer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** How the site can be installed now. */
export const readInstalling = (): Installing => (offer.get() ? 'offered' : isByHand() ? 'by-hand' : 'none');

/** Calls `listener` when the result of `readInstalling` may have changed. Returns a function that stops watching. */
export const watchInstalling = offer.subscribe;

/** Shows the browser's install prompt. */
export function install(): void {
  void offer.get()?.prompt();
  offer.set(null);
}
