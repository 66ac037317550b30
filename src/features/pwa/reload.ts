import { keepTyped } from './typed';

/** Whether a reload loses nothing: no dialog is open and no upload is running. Typed text is saved. */
export const mayReload = (): boolean =>
  !document.querySelector('dialog:modal') && dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Reloads the page and keeps what the visitor types until the page unloads. */
export function reload(): void {
  addEventListener('pagehide', keepTyped, { once: true });
  location.reload();
}
