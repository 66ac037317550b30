import { keepTyped } from './typed';

/**
 * Whether a tab loses nothing by a reload but typed text, which is kept: no dialog is open, nothing is under way, and
 * nothing is marked as not kept (`data-unkept`). That goes too where the visitor has agreed to the reload in this tab.
 */
export const mayReload = (hasAgreed = false): boolean =>
  !document.querySelector(`dialog:modal${hasAgreed ? '' : ', [data-unkept]'}`) &&
  dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Loads the page anew, with what was typed in it until the last moment: that takes a second, or more on a slow line. */
export function reload(): void {
  addEventListener('pagehide', keepTyped, { once: true });
  location.reload();
}
