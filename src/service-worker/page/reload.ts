import { keepTyped } from './typed';

/** Whether a tab loses nothing by a reload but typed text, which is kept: no dialog is open, nothing is under way. */
export const mayReload = (): boolean =>
  !document.querySelector('dialog:modal') && dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Loads the page anew, with what was typed in it. */
export function reload(): void {
  keepTyped();
  location.reload();
}
