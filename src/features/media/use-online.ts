import { useSyncExternalStore } from 'react';

/**
 * What the browser says when it changes, not what it says at first: the library was read over the connection just
 * now, whatever the browser thinks of a machine that has no network but its own.
 */
let isOnline = true;

function subscribe(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    isOnline = type === 'online';
    listener();
  };
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
    isOnline = true;
  };
}

/** Whether there is a connection, as far as the browser can tell. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOnline,
    () => true,
  );
}
