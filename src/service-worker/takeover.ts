/**
 * A newer worker takes over only when this one handles no event. One stalled request would put that off for minutes, so
 * the page asks this worker to end its requests.
 */
const takeover = new AbortController();

/** Time for requests to complete after the page has asked, in milliseconds. */
const GRACE_MS = 1000;

/** Ends all requests after a moment. Requests that start later get the same time. */
export function endRequests(): void {
  setTimeout(() => takeover.abort(), GRACE_MS);
}

/** Lets a takeover end the request. */
export const endable = (request: Request): Request =>
  new Request(request, { signal: takeover.signal.aborted ? AbortSignal.timeout(GRACE_MS) : takeover.signal });

/** The same for the requests of a Workbox strategy. */
export const endablePlugin = { requestWillFetch: async ({ request }: { request: Request }) => endable(request) };

/** Lets a takeover end other work: the promise rejects. */
export const untilTakeover = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => takeover.signal.addEventListener('abort', () => reject(takeover.signal.reason))),
  ]);
