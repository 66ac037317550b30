import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { QUOTE_FILTERS, type QuoteFilter } from '../../../src/domain/quote-filters';
import { NEW_QUOTE, QUOTE_STATUSES, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { BATCH_SIZE } from '../../../src/domain/staff-lists';
import type { SubscriberFilter } from '../../../src/domain/subscriber-filters';
import { deleteRecords, keepRecords } from '../../../src/features/inbox/api/change-records';
import type { Page, PageRequest } from '../../../src/features/inbox/api/get-page';
import { getOpenQuotes, getQuotes } from '../../../src/features/inbox/api/get-quotes';
import { countSubscribers, getSubscribers } from '../../../src/features/inbox/api/get-subscribers';
import { getWaiting } from '../../../src/features/inbox/api/get-waiting';
import { keepSubscriber } from '../../../src/features/inbox/api/keep-subscriber';
import { setQuoteStatus } from '../../../src/features/inbox/api/set-quote-status';
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
    // The ids are not in the order of the times.
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

describe('what waits', () => {
  it('is the number of open requests, with the time of the first and the last', async () => {
    const at = (time: number, fields: object = {}) => ({ ...NEW_QUOTE, ...fields, created_at: new Date(time) });
    const answered = { status: 'answered' };
    await record(quotes, { done: at(1, answered), first: at(2), second: at(3), last: at(4), flood: at(5, FLOOD) });
    expect(await getWaiting()).toEqual({ count: 3, oldest: 2, newest: 4 });
  });

  it('is nothing if every request is answered', async () => {
    await record(quotes, { done: { ...NEW_QUOTE, status: 'answered' } });
    expect(await getWaiting()).toEqual({ count: 0, oldest: null, newest: null });
  });

  it('is counted for no visitor', () => refused(asVisitor(getWaiting), 'session-ended'));
});

describe('the requests for the summary of sources', () => {
  const source = { referrer: 'google.com', page: '/contact' };

  it('are the open ones since a time, newest first, with their sources', async () => {
    const at = (time: number, fields: object = {}) => ({ ...NEW_QUOTE, source, ...fields, created_at: new Date(time) });
    const answered = { status: 'answered' };
    await record(quotes, { old: at(9), first: at(10), done: at(11, answered), flood: at(12, FLOOD), last: at(13) });
    const { items } = await getOpenQuotes(10);
    expect(items.map((item) => [item.id, item.source])).toEqual([
      ['last', source],
      ['first', source],
    ]);
  });

  it('are read by no visitor', () =>
    refused(
      asVisitor(() => getOpenQuotes(0)),
      'session-ended',
    ));
});

describe('a filter of requests', () => {
  const notifications = ['queued', 'sending', 'failed', 'sent'];
  const kinds = notifications.flatMap((notification) => QUOTE_STATUSES.map((status) => ({ status, notification })));
  const found = async (filter: QuoteFilter) => {
    await record(quotes, Object.fromEntries(kinds.map((kind) => [`${kind.status} ${kind.notification}`, kind])));
    return paged((page) => getQuotes(filter, page));
  };

  it.each(Object.keys(QUOTE_FILTERS) as QuoteFilter[])(
    'finds those that have its statuses and notifications, newest first: %s',
    async (filter) => {
      const { status, notification = notifications }: { status: readonly string[]; notification?: readonly string[] } =
        QUOTE_FILTERS[filter];
      const expected = kinds.filter((kind) => status.includes(kind.status) && notification.includes(kind.notification));
      expect(await found(filter)).toEqual(expected.map((kind) => `${kind.status} ${kind.notification}`));
    },
  );

  it('finds what was not emailed, by its statuses and notifications', async () => {
    expect(await found('notEmailed')).toHaveLength(6);
  });
});

describe('subscribers', () => {
  const email = 'ana@example.com';
  const recordFive = () =>
    record(subscribers, {
      ana: { email, suspect: [] },
      flood: { email, ...FLOOD },
      ben: { email, suspect: [] },
      bot: { email, ...BOT },
      old: { email },
    });

  it.each<[SubscriberFilter, string[]]>([
    ['all', ['ana', 'flood', 'ben', 'bot', 'old']],
    ['genuine', ['ana', 'ben']],
    ['unverified', ['flood']],
    ['suspect', ['bot']],
  ])('are found by the filter %s', async (filter, expected) => {
    await recordFive();
    expect(await paged((page) => getSubscribers(filter, page))).toEqual(expected);
  });

  it('are counted by filter, those from before the field suspect as genuine', async () => {
    await recordFive();
    expect(await countSubscribers()).toMatchObject({ all: 5, genuine: 3, unverified: 1, suspect: 1 });
  });

  it('are counted if they are from before the field suspect', async () => {
    await recordFive();
    expect(await countSubscribers()).toMatchObject({ unmarked: 1 });
  });
});

describe.each([
  ['quotes', quotes],
  ['subscribers', subscribers],
] as const)('the list of %s', (list, collection) => {
  it('loses as many records at once as a batch has', async () => {
    const all = ids(BATCH_SIZE);
    await record(collection, inEach(all, BOT));
    await deleteRecords(list, [...all.slice(1), 'gone']);
    expect((await collection.get()).docs.map(({ id }) => id)).toEqual([all[0]]);
  });

  it('loses none to a visitor', async () => {
    await record(collection, { a: BOT });
    await refused(
      asVisitor(() => deleteRecords(list, ['a'])),
      'session-ended',
    );
    expect((await collection.get()).docs.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('doubted requests', () => {
  describe('of a whole batch that staff keep at once', () => {
    let paths: string[];
    let kept: unknown[];
    beforeAll(async () => {
      await record(quotes, inEach(ids(BATCH_SIZE), { ...NEW_QUOTE, ...BOT }));
      const before = requests.length;
      await keepRecords('quotes', ids(BATCH_SIZE));
      paths = requests.slice(before).map(({ url }) => url.pathname);
      kept = (await quotes.get()).docs.map((each) => each.data());
    });

    it('become ordinary', () => {
      expect(kept).toHaveLength(BATCH_SIZE);
      for (const each of kept) expect(each).toEqual({ ...NEW_QUOTE, language: 'en', created_at: expect.anything() });
    });

    it('are written with one request', () => {
      expect(paths).toEqual([expect.stringMatching(/:commit$/)]);
    });
  });

  const answered = { status: 'answered', suspect: [], answered_at: new Date(5), answered_by: 'luis@example.com' };

  it('become ordinary beside one that a colleague has deleted', async () => {
    await record(quotes, { ana: { ...NEW_QUOTE, ...FLOOD } });
    await keepRecords('quotes', ['ana', 'gone']);
    expect((await quotes.doc('ana').get()).data()).toMatchObject(NEW_QUOTE);
  });

  it('are not created again if a colleague has deleted them', async () => {
    await keepRecords('quotes', ['gone']);
    expect((await quotes.get()).size).toBe(0);
  });

  it('stay as they are if a colleague has answered them', async () => {
    await record(quotes, { ben: { ...NEW_QUOTE, ...answered } });
    await keepRecords('quotes', ['ben']);
    expect((await quotes.doc('ben').get()).data()).toMatchObject({
      status: 'answered',
      answered_by: 'luis@example.com',
    });
  });
});

describe('the change of a status', () => {
  it('returns the status that a colleague has set since', async () => {
    await record(quotes, { ben: { ...NEW_QUOTE, status: 'answered', suspect: [] } });
    expect(await setQuoteStatus({ id: 'ben', from: 'suspect', status: 'open' })).toBe('answered');
  });

  it('fails for a request that a colleague has deleted', async () => {
    await refused(setQuoteStatus({ id: 'gone', from: 'suspect', status: 'open' }), 'gone');
  });
});

describe('a suspect subscriber', () => {
  const email = 'ana@example.com';
  const genuine = { email, language: 'en', created_at: expect.anything(), suspect: [] };
  const stored = async () => (await subscribers.get()).docs.map((each) => each.data());

  it('becomes genuine when staff keep it', async () => {
    await record(subscribers, { one: { email, ...BOT } });
    await keepSubscriber('one');
    expect(await stored()).toEqual([genuine]);
  });

  it('becomes genuine when staff keep it with others, although one is gone', async () => {
    await record(subscribers, inEach(['flood', 'bot'], { email, ...BOT }));
    await keepRecords('subscribers', ['flood', 'bot', 'gone']);
    expect(await stored()).toEqual([genuine, genuine]);
  });

  it('cannot be kept alone if it is gone', async () => {
    await refused(keepSubscriber('gone'), 'gone');
  });
});
