import { type ReactNode, useSyncExternalStore } from 'react';

let content: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts the toaster into the outlet, where it stays from then on, whatever page is shown. */
export function fillToasterOutlet(toaster: ReactNode): void {
  content = toaster;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where toasts are shown, around every page: empty, and free of the toaster's code, until a page that makes toasts
 * brings one. A toast outlives its page that way: 'Welcome back!' is still to be read on the home page.
 */
export function ToasterOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => null,
  );
}
