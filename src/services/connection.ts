import { useSyncExternalStore } from 'react';

/** A small file that no worker keeps: whoever gets it has a connection. */
const PROBE = '/robots.txt';

let isOnline = true;
let isWatching = false;
const listeners = new Set<() => void>();

function become(online: boolean): void {
  isOnline = online;
  for (const listener of listeners) listener();
}

/** Whether there is an answer to be had of this URL of the site, whatever it says. */
export const isReached = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * A change is as the browser says. What it says at first may be wrong, on a machine that has no network but its own:
 * then it is tried.
 */
async function look(): Promise<void> {
  if (navigator.onLine) return;
  if (!(await isReached(PROBE)) && !navigator.onLine) become(false);
}

/**
 * Calls `listener` whenever the connection goes or comes back. Gives the function that ends it; the connection is kept
 * in sight all the same, for a screen that is opened again when it has gone.
 */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatching) {
    isWatching = true;
    addEventListener('online', () => become(true));
    addEventListener('offline', () => become(false));
    void look();
  }
  return () => listeners.delete(listener);
}

/** Whether there is a connection, as far as it is known. */
export const readOnline = (): boolean => isOnline;

/** Whether there is a connection, as far as it is known; drawn anew when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, readOnline, () => true);
