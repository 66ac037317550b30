import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { QUOTE_FILTERS, type QuoteFilter } from '../../../src/domain/quote-filters';
import { NEW_QUOTE, QUOTE_STATUSES, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { BATCH_SIZE } from '../../../src/domain/staff-lists';
import { SUBSCRIBER_FILTERS } from '../../../src/domain/subscriber-filters';
import { deleteRecords, keepRecords } from '../../../src/features/contact/api/change-records';
import type { Page, PageRequest } from '../../../src/features/contact/api/get-page';
import { getQuotes } from '../../../src/features/contact/api/get-quotes';
import { countSubscribers, getSubscribers } from '../../../src/features/contact/api/get-subscribers';
import { keepSubscriber } from '../../../src/features/contact/api/keep-subscriber';
import { setQuoteStatus } from '../../../src/features/contact/api/set-quote-status';
import { refused, signInAsStaff } from './staff';

const { requests } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const { services, asVisitor } = signInAsStaff();
const { firestore } = services;
const quotes = firestore.collection(QUOTES_COLLECTION);
const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
const removeAll = () => Promise.all([quotes, subscribers].map((each) => firestore.recursiveDelete(each)));

beforeAll(removeAll);
afterEach(removeAll);

const FLOOD = { status: 'unverified', suspect: ['flood'] };
const BOT = { status: 'suspect', suspect: ['honeypot'], expires_at: new Date(9) };

/** Records documents in a collection, by id. The first is the newest unless they have a time. */
async function record(collection: typeof quotes, documents: Record<string, object>) {
  const writer = firestore.bulkWriter();
  for (const [age, [id, fields]] of Object.entries(documents).entries())
    void writer.set(collection.doc(id), { language: 'en', created_at: new Date(1e9 - age), ...fields });
  await writer.close();
}
/** Sets the time of a request to a microsecond, which a Date cannot hold. */
async function setTime(id: string, timestampValue: string) {
  const documents = `http://${addressOf('firestore')}/v1/projects/${brand.demoProject}/databases/(default)/documents`;
  const { ok } = await fetch(`${documents}/${quotes.path}/${id}?updateMask.fieldPaths=created_at`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { created_at: { timestampValue } } }),
  });
  expect(ok).toBe(true);
}
const inEach = (ids: string[], fields: object) => Object.fromEntries(ids.map((id) => [id, fields]));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

/** The ids on all pages of `count`. */
async function paged(read: (page: PageRequest) => Promise<Page<{ id: string }>>, count = 2): Promise<string[]> {
  const seen: string[] = [];
  let after: PageRequest['after'];
  do {
    const page = await read({ count, after });
    seen.push(...page.items.map(({ id }) => id));
    after = page.last;
  } while (after);
  return seen;
}

describe('a list is paged without gaps or duplicates', () => {
  const pagesOf = (count: number) => paged((page) => getQuotes('open', page), count);

  it.each([1, 2, 4])('across requests of the same time, %i on a page', async (count) => {
    const times = Object.entries({ f: 4, e: 3, d: 2, c: 2, b: 2, a: 1 });
    await record(quotes, Object.fromEntries(times.map(([id, ms]) => [id, { ...NEW_QUOTE, created_at: new Date(ms) }])));
    expect(await pagesOf(count)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
  });

  it.each([1, 2, 4])('across requests of the same millisecond, %i on a page', async (count) => {
    await record(quotes, inEach(['d', 'c', 'b', 'a'], NEW_QUOTE));
    // The ids do not have the order of the times.
    for (const [id, microseconds] of Object.entries({ a: '123999', c: '123457', b: '123456', d: '123455' }))
      await setTime(id, `2026-11-22T12:00:00.${microseconds}Z`);
    expect(await pagesOf(count)).toEqual(['a', 'c', 'b', 'd']);
  });

  it.each([1, 2, 4])('across records that cannot be read, %i on a page', async (count) => {
    const invalid = { ...NEW_QUOTE, language: 7 };
    await record(quotes, { d: NEW_QUOTE, x: invalid, y: invalid, c: NEW_QUOTE, z: invalid, b: NEW_QUOTE });
    expect(await pagesOf(count)).toEqual(['d', 'c', 'b']);
  });
});

it('a page says how many records were read, also those that cannot be shown', async () => {
  await record(quotes, { b: NEW_QUOTE, x: { ...NEW_QUOTE, language: 7 }, a: NEW_QUOTE });
  const { items, read } = await getQuotes('open', { count: 9 });
  expect(items).toHaveLength(2);
  expect(read).toBe(3);
});

it('each filter finds the requests that have its statuses and notifications, newest first', async () => {
  const notifications = ['queued', 'sending', 'failed', 'sent'];
  const kinds = notifications.flatMap((notification) => QUOTE_STATUSES.map((status) => ({ status, notification })));
  await record(quotes, Object.fromEntries(kinds.map((kind) => [`${kind.status} ${kind.notification}`, kind])));
  const found = async (filter: QuoteFilter) => paged((page) => getQuotes(filter, page));
  for (const filter of Object.keys(QUOTE_FILTERS) as QuoteFilter[]) {
    const { status, notification = notifications }: { status: readonly string[]; notification?: readonly string[] } =
      QUOTE_FILTERS[filter];
    const expected = kinds.filter((kind) => status.includes(kind.status) && notification.includes(kind.notification));
    expect(await found(filter), filter).toEqual(expected.map((kind) => `${kind.status} ${kind.notification}`));
  }
  expect(await found('notEmailed')).toHaveLength(6);
});

it('each filter finds and counts its subscribers, and those from before the field suspect are counted', async () => {
  const email = 'ana@example.com';
  await record(subscribers, {
    ana: { email, suspect: [] },
    flood: { email, ...FLOOD },
    ben: { email, suspect: [] },
    bot: { email, ...BOT },
    old: { email },
  });
  const found = SUBSCRIBER_FILTERS.map((filter) => paged((page) => getSubscribers(filter, page)));
  expect(await Promise.all(found)).toEqual([['ana', 'flood', 'ben', 'bot', 'old'], ['ana', 'ben'], ['flood'], ['bot']]);
  expect(await countSubscribers()).toEqual({ all: 5, genuine: 3, unverified: 1, suspect: 1, unmarked: 1 });
});

it('staff delete as many records at once as a batch has, and a visitor none', async () => {
  const all = ids(BATCH_SIZE);
  for (const [list, collection] of [
    ['quotes', quotes],
    ['subscribers', subscribers],
  ] as const) {
    await record(collection, inEach(all, BOT));
    await refused(
      asVisitor(() => deleteRecords(list, all)),
      'session-ended',
    );
    expect((await collection.count().get()).data().count).toBe(BATCH_SIZE);
    await deleteRecords(list, [...all.slice(1), 'gone']);
    expect((await collection.get()).docs.map(({ id }) => id)).toEqual([all[0]]);
  }
});

it('staff keep as many doubted requests at once as a batch has', async () => {
  await record(quotes, inEach(ids(BATCH_SIZE), { ...NEW_QUOTE, ...BOT }));
  const before = requests.length;
  await keepRecords('quotes', ids(BATCH_SIZE));
  expect(requests.slice(before).map(({ url }) => url.pathname)).toEqual([expect.stringMatching(/:commit$/)]);
  const { docs } = await quotes.get();
  for (const each of docs) expect(each.data()).toEqual({ ...NEW_QUOTE, language: 'en', created_at: expect.anything() });
});

it('keeping requests leaves those as they are that a colleague has answered or deleted since', async () => {
  const answered = { status: 'answered', suspect: [], answered_at: new Date(5), answered_by: 'luis@example.com' };
  await record(quotes, { ana: { ...NEW_QUOTE, ...FLOOD }, ben: { ...NEW_QUOTE, ...answered } });
  await keepRecords('quotes', ['ana', 'ben', 'gone']);
  const stored = Object.fromEntries((await quotes.get()).docs.map((each) => [each.id, each.data()]));
  expect(stored).toEqual({
    ana: expect.objectContaining(NEW_QUOTE),
    ben: expect.objectContaining({ status: 'answered' }),
  });
  expect(stored.ben?.answered_by).toBe('luis@example.com');
  expect(await setQuoteStatus({ id: 'ben', from: 'suspect', status: 'open' })).toBe('answered');
  await refused(setQuoteStatus({ id: 'gone', from: 'suspect', status: 'open' }), 'gone');
});

it('staff keep many subscribers or one, although others are gone', async () => {
  const email = 'ana@example.com';
  await record(subscribers, inEach(['flood', 'bot', 'one'], { email, ...BOT }));
  await keepRecords('subscribers', ['flood', 'bot', 'gone']);
  await keepSubscriber('one');
  await refused(keepSubscriber('gone'), 'gone');
  const stored = (await subscribers.get()).docs.map((each) => each.data());
  const genuine = { email, language: 'en', created_at: expect.anything(), suspect: [] };
  expect(stored).toEqual([genuine, genuine, genuine]);
});
