import { type BrowserContext, expect } from 'playwright/test';
import { addressOf } from '../../emulators/ports';

/** Address of the emulated storage. */
export const STORAGE = addressOf('storage');
/** An address of this machine that no Content-Security-Policy allows. */
export const FORBIDDEN = 'http://127.0.0.1:9399/';

/** The request that starts an upload, and requests with its chunks. */
export const UPLOAD_START = new RegExp(`${STORAGE}/v0/b/.*[?&]name=`);
export const UPLOAD_CHUNK = new RegExp(`${STORAGE}/v0/b/.*[?&]upload_id=`);
/** Requests about one object. */
export const OBJECT = new RegExp(`${STORAGE}/.*/o/`);
/** Requests that read Firestore, and those that listen to it. */
export const QUERY = /:runQuery/;
export const LISTEN = /\/Listen\/channel/;
/** When it cannot listen, the Firestore SDK logs an error and looks for a picture of Google's, which the policy refuses. */
export const UNREACHABLE = /Could not reach Cloud Firestore backend|cleardot\.gif|Listen\/channel/;

/**
 * Narrows a page's queries of a collection to documents whose `field` is `value`. Firestore itself answers, without the
 * data of parallel tests.
 */
export async function queryOnly(context: BrowserContext, collection: string, field: string, value: string) {
  const own = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } };
  // biome-ignore lint/suspicious/noExplicitAny: the body of any request to Firestore
  const narrow = (body: any) => {
    const parent = body.addTarget?.query ?? body.structuredAggregationQuery ?? body;
    const query = parent.structuredQuery;
    if (query?.from[0].collectionId === collection)
      query.where = query.where ? { compositeFilter: { op: 'AND', filters: [query.where, own] } } : own;
    return JSON.stringify(body);
  };
  await context.route(/:run(Aggregation)?Query/, (route) =>
    route.fallback({ postData: narrow(route.request().postDataJSON()) }),
  );
  await context.route(LISTEN, (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    for (const [name, value] of form) if (name.endsWith('data__')) form.set(name, narrow(JSON.parse(value)));
    return route.fallback({ postData: form.size > 0 ? form.toString() : undefined });
  });
}

/** Makes the browser report "online": with only loopback it reports "offline". */
export const claimOnline = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));

/** Milliseconds until the cause of a function event is repeated. */
const REPEAT_AFTER = 8_000;

/**
 * Waits for the effect of a function. Under load the emulator loses events while it starts a function's worker, so
 * `repeat` causes the event again after a while.
 */
export async function waitForFunction(hasHappened: () => Promise<boolean>, repeat: () => Promise<unknown>) {
  let next = Date.now() + REPEAT_AFTER;
  const check = async () => {
    if (await hasHappened()) return true;
    if (Date.now() < next) return false;
    next = Date.now() + REPEAT_AFTER;
    await repeat();
    return false;
  };
  await expect.poll(check, { timeout: 60_000 }).toBe(true);
}
