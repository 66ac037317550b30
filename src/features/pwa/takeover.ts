import type { WorkerMessage } from '../../services/worker-messages';

/** Time limit for the takeover, in milliseconds: the active worker ends its requests after a second. */
const TAKEOVER_MS = 4000;

/** Sends a message to a service worker. */
export const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/**
 * Calls `onState` with each new state of a worker that is not active yet. Safari may leave out `controllerchange`, and
 * other browsers fire it before the state changes: either counts as `activated`. Returns a function that stops watching.
 */
export function watchWorkers(
  registration: ServiceWorkerRegistration,
  onState: (state: ServiceWorkerState) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => onState(worker.state), { signal });
  follow(registration.installing);
  follow(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  navigator.serviceWorker.addEventListener('controllerchange', () => onState('activated'), { signal });
  return () => listening.abort();
}

/** Lets the waiting worker take over. Resolves with false if it has not done so within the time limit. */
export function activateWaiting(registration: ServiceWorkerRegistration): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TAKEOVER_MS, false);
    const stop = watchWorkers(registration, (state) => {
      if (state !== 'activated') return;
      clearTimeout(timer);
      stop();
      resolve(true);
    });
    tell(registration.active, { type: 'END_REQUESTS' });
    tell(registration.waiting, { type: 'SKIP_WAITING' });
  });
}
