import { useSyncExternalStore } from 'react';
import { createExternalStore } from '../domain/external-store';

/** A small file that no service worker caches: a response proves that there is a connection. */
const PROBE = '/robots.txt';

const online = createExternalStore(true);
let isWatching = false;

/** Whether the server answers this URL, with any status. */
export const isReached = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Checks the initial state; later changes come from events. The initial `navigator.onLine` can be wrongly false, for
 * example on a machine with only a local network, so a request verifies it.
 */
async function look(): Promise<void> {
  if (navigator.onLine) return;
  if (!(await isReached(PROBE)) && !navigator.onLine) online.set(false);
}

/**
 * Calls `listener` when the connection is lost or restored. Returns a function that removes the listener; the state
 * stays current for screens that open later.
 */
export function watchConnection(listener: () => void): () => void {
  const stop = online.subscribe(listener);
  if (!isWatching) {
    isWatching = true;
    addEventListener('online', () => online.set(true));
    addEventListener('offline', () => online.set(false));
    void look();
  }
  return stop;
}

/** The last known state of the connection. */
export const readOnline = online.get;

/** The last known state of the connection; rerenders when it changes. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, readOnline, () => true);
