import { type ReactNode, useSyncExternalStore } from 'react';
import { createExternalStore } from '../domain/external-store';

const content = createExternalStore<ReactNode>(null);

/** Mounts the toaster in the outlet. It stays there when the page changes. */
export function fillToasterOutlet(toaster: ReactNode): void {
  content.set(toaster);
}

/**
 * Renders the toaster on every page, once a page has loaded its code. A toast outlives its page: 'Welcome back!' is
 * still readable on the home page.
 */
export function ToasterOutlet() {
  return useSyncExternalStore(content.subscribe, content.get, () => null);
}
