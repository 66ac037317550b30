/** A small file that the worker does not keep: whoever gets it has a connection. */
const PROBE = '/robots.txt';

let isOffline = false;
const listeners = new Set<() => void>();

/** Where no worker keeps the site, nothing of it works offline: then there is nothing to say that the browser does not. */
const isKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

function show(offline: boolean): void {
  if (offline === isOffline || (offline && !isKept())) return;
  isOffline = offline;
  for (const listener of listeners) listener();
}

/**
 * A change is as the browser says. At first it may be wrong, on a machine that has no network but its own: then it is
 * tried.
 */
async function look(): Promise<void> {
  if (navigator.onLine || !isKept()) return;
  const isReached = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReached && !navigator.onLine) show(true);
}

const follow = ({ type }: Event) => show(type === 'offline');

/** Calls `listener` whenever the connection goes or comes back. Gives the function that ends it. */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', follow);
    addEventListener('offline', follow);
    void look();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}

/** Whether the connection is known to be gone. */
export const readOffline = (): boolean => isOffline;
