import { keepTyped } from './typed';

/**
 * Whether a tab loses nothing by a reload but typed text, which is saved: no dialog is open and nothing is under way.
 */
export const mayReload = (): boolean =>
  !document.querySelector('dialog:modal') && dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Loads the page anew, with what was typed in it until the last moment: that takes a second, or more on a slow line. */
export function reload(): void {
  addEventListener('pagehide', keepTyped, { once: true });
  location.reload();
}
