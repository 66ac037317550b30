import { describe, expect, it, vi } from 'vitest';
import { Budget } from '../../functions/src/budget';
import { markExpiry } from '../../functions/src/mark-expiry';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { expiryOf, RETENTION_MONTHS } from '../../src/domain/retention';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';
import { exampleQuote } from '../support/example-quote';
import { quietServices } from './emulated-services';

const services = quietServices('mark-expiry');
const { firestore } = services;
const quotes = firestore.collection(QUOTES_COLLECTION);
const changes = firestore.collection(ROLE_CHANGES_COLLECTION);

const DAY = 24 * 3600_000;
const YESTERDAY = Date.now() - DAY;
const ANSWERED = {
  ...NEW_QUOTE,
  status: 'answered',
  answered_at: new Date(YESTERDAY),
  answered_by: 'luis@example.com',
};
const DUE = expiryOf(YESTERDAY, null, Date.now());

/** Stores a request with these fields and returns its document. */
async function store(fields: object) {
  const document = quotes.doc();
  await document.set(exampleQuote({ created_at: new Date(YESTERDAY), ...fields }));
  return document;
}
type Stored = Awaited<ReturnType<typeof store>>;
const expiryIn = async (document: Stored): Promise<number | undefined> =>
  (await document.get()).get('expires_at')?.toMillis();
const run = (months?: number | null) => markExpiry(services, new Budget(), months);

it('says when a request that was answered before this version expires', async () => {
  const request = await store(ANSWERED);
  await run();
  expect(await expiryIn(request)).toBe(DUE);
});

it.each([
  ['an open request', NEW_QUOTE],
  ['an unverified request', { ...NEW_QUOTE, status: 'unverified', suspect: ['flood'] }],
])('lets %s not expire', async (_, fields) => {
  const request = await store(fields);
  await run();
  expect(await expiryIn(request)).toBeUndefined();
});

it('leaves the date of a suspect request alone', async () => {
  const expires_at = new Date(Date.now() + DAY);
  const request = await store({ ...NEW_QUOTE, status: 'suspect', suspect: ['honeypot'], expires_at });
  await run();
  await run(null);
  expect(await expiryIn(request)).toBe(expires_at.getTime());
});

it('says when a role change expires', async () => {
  const change = changes.doc();
  await change.set({ uid: 'ana', email: 'ana@example.com', role: 'admin', by: null, at: ANSWERED.answered_at });
  await run();
  expect(await expiryIn(change)).toBe(DUE);
});

it('changes nothing at the next run', async () => {
  await store(ANSWERED);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
});

it('follows a new retention', async () => {
  const request = await store(ANSWERED);
  await run();
  await run(36);
  expect(await expiryIn(request)).toBe(expiryOf(YESTERDAY, null, Date.now(), 36));
});

describe('without a retention', () => {
  it('an answered request gets no date', async () => {
    const request = await store(ANSWERED);
    await run(null);
    expect(await expiryIn(request)).toBeUndefined();
  });

  it('an answered request loses the date that it had', async () => {
    const request = await store(ANSWERED);
    await run(RETENTION_MONTHS);
    await run(null);
    expect(await expiryIn(request)).toBeUndefined();
  });
});

it('does not let a request expire that staff open again during the run', async () => {
  const request = await store(ANSWERED);
  const query = Object.getPrototypeOf(quotes.limit(1));
  const { get } = query;
  vi.spyOn(query, 'get').mockImplementationOnce(async function (this: object) {
    const found = await get.call(this);
    await request.update(OPEN_QUOTE);
    return found;
  });
  await run();
  expect(await expiryIn(request)).toBeUndefined();
});

it('leaves a request without the time of its answer alone', async () => {
  const request = await store({ ...ANSWERED, answered_at: null });
  await run();
  expect(await expiryIn(request)).toBeUndefined();
});
