import { type ReactNode, useSyncExternalStore } from 'react';

let content: ReactNode = null;
const listeners = new Set<() => void>();

/** Mounts the toaster in the outlet. It stays there when the page changes. */
export function fillToasterOutlet(toaster: ReactNode): void {
  content = toaster;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Renders the toaster on every page, once a page has loaded its code. A toast outlives its page: 'Welcome back!' is
 * still readable on the home page.
 */
export function ToasterOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => null,
  );
}
