/** What a page asks of a service worker. */
export interface WorkerMessage {
  type:
    | 'SKIP_WAITING' // of the waiting worker: take over (Workbox's name for it)
    | 'END_REQUESTS' // of the active worker: let the waiting one take over
    | 'REFILL_PRECACHE'; // of the active worker: load what the browser has removed
}
