import { beforeAll, expect, test, vi } from 'vitest';

vi.mock('../../../src/service-worker/offline-page', () => ({ offlinePage: () => new Response('offline') }));

const SITE = 'https://site.example';
const PAGE = '/contact';
const CHUNK = '/assets/contact-12345678.js';

/** An event of the worker, as far as the worker reads it. */
interface WorkerEvent {
  request?: Request;
  data?: object;
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}
const listeners = new Map<string, ((event: WorkerEvent) => void)[]>();

const deny = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));

/** Starts a worker that has cached a page and its chunk, and whose browser now denies it every cache. */
beforeAll(async () => {
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(SITE),
    registration: { scope: `${SITE}/`, update: async () => {} },
    FetchEvent: class {},
    __WB_MANIFEST: [
      { url: PAGE, revision: '1' },
      { url: CHUNK, revision: null },
    ],
    caches: { match: deny, open: deny, has: deny, keys: deny, delete: deny },
    addEventListener(type: string, listener: (event: WorkerEvent) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
  });
  const worker = '../../../src/service-worker/sw'; // not a literal: its types are not those of a page
  await import(worker);
});

/** Dispatches an event to the worker. Resolves with its answer once all of its work has ended, and rejects if that fails. */
async function dispatch(type: string, event: Partial<WorkerEvent>): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => (answer = response);
  for (const listener of listeners.get(type) ?? [])
    if (!answer) listener({ ...event, respondWith, waitUntil: (each) => work.push(each) });
  await Promise.all(work);
  return answer;
}

function request(path: string, mode: RequestMode) {
  const asked = new Request(new URL(path, SITE));
  Object.defineProperty(asked, 'mode', { value: mode }); // Node cannot create navigation requests
  return dispatch('fetch', { request: asked });
}

const serve = (text: string) => vi.stubGlobal('fetch', async () => new Response(text));
const loseNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test.each<[string, string, RequestMode]>([
  ['a page', PAGE, 'navigate'],
  ['a chunk of a page', CHUNK, 'cors'],
  ['a chunk that is cached on first use', '/assets/online/firebase-12345678.js', 'cors'],
])('the network answers the request for %s', async (_, path, mode) => {
  serve('from the network');
  const response = await request(path, mode);
  expect(await response?.text()).toBe('from the network');
});

test('a visitor without a connection sees the offline page', async () => {
  loseNetwork();
  const response = await request(PAGE, 'navigate');
  expect(await response?.text()).toBe('offline');
});

test('a chunk fails without a connection', async () => {
  loseNetwork();
  expect(await request(CHUNK, 'cors')).toMatchObject({ type: 'error' });
});

test('a page that asks the worker to fill its cache causes no error', async () => {
  serve('from the network');
  await expect(dispatch('message', { data: { type: 'REFILL_PRECACHE' } })).resolves.toBeUndefined();
});
