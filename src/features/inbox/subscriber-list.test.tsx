import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { goOffline } from '../../../tests/support/go-offline';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { formatMoment } from '../../domain/format';
import type { Subscriber } from '../../domain/newsletter';
import { PAGE_SIZE } from '../../domain/staff-lists';
import { StoreError } from '../../domain/store-error';
import { isSubscriberIn, SUBSCRIBER_FILTERS, type SubscriberFilter } from '../../domain/subscriber-filters';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import type { PageRequest } from './api/get-page';
import { SubscriberList } from './subscriber-list';

const api = vi.hoisted(() => ({
  getSubscribers: vi.fn(),
  getSubscriber: vi.fn(),
  countSubscribers: vi.fn(),
  keepSubscriber: vi.fn(),
  deleteRecords: vi.fn(),
  keepRecords: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock('./api/get-quotes', () => ({ getQuote: null }));
vi.mock('./api/get-subscribers', () => ({
  getSubscribers: api.getSubscribers,
  getSubscriber: api.getSubscriber,
  countSubscribers: api.countSubscribers,
}));
vi.mock('./api/keep-subscriber', () => ({ keepSubscriber: api.keepSubscriber }));
vi.mock('./api/change-records', () => ({ deleteRecords: api.deleteRecords, keepRecords: api.keepRecords }));
vi.mock('../../services/save-file', () => ({ saveFile: api.saveFile }));

const { subscribers: words, selection } = admin;

const subscriber = (name: string, fields: Partial<Subscriber> = {}): Subscriber => ({
  id: name,
  email: `${name}@example.com`,
  language: 'es',
  created_at: Date.UTC(2026, 0, 2, 9, 30),
  unsubscribe_token: `token-of-${name}`,
  suspect: [],
  ...fields,
});
const FLOOD: Partial<Subscriber> = { status: 'unverified', suspect: ['flood'] };
const BOT: Partial<Subscriber> = { status: 'suspect', suspect: ['honeypot'] };
/** From before the field `suspect`. */
const OLD: Partial<Subscriber> = { suspect: undefined };

/** The subscribers on the server, newest first. */
let stored: readonly Subscriber[] = [];

beforeEach(() => {
  const has = (filter: SubscriberFilter) => (each: Subscriber) =>
    isSubscriberIn(filter, each) && (filter !== 'genuine' || each.suspect !== undefined);
  api.getSubscribers.mockImplementation(async (filter: SubscriberFilter, { count, after }: PageRequest) => {
    const start = (after as unknown as number) ?? 0;
    const items = stored.filter(has(filter)).slice(start, start + count);
    return { items, read: items.length, last: items.length === count ? start + count : undefined };
  });
  api.getSubscriber.mockImplementation(async (id: string) => stored.find((each) => each.id === id) ?? null);
  api.countSubscribers.mockImplementation(async () => {
    const count = (filter: SubscriberFilter) => stored.filter((each) => isSubscriberIn(filter, each)).length;
    const counts = Object.fromEntries(SUBSCRIBER_FILTERS.map((filter) => [filter, count(filter)]));
    return { ...counts, unmarked: stored.filter(({ suspect }) => !suspect).length };
  });
  api.deleteRecords.mockImplementation(async (_, ids: string[]) => {
    stored = stored.filter(({ id }) => !ids.includes(id));
  });
});

/** Shows the subscribers, and opens their section. */
async function show(subscribers: readonly Subscriber[]) {
  stored = subscribers;
  await renderComponent(<SubscriberList />, ['admin']);
  await button(words.title).click();
}

const list = page.getByRole('region', { name: words.title });
const rows = list.getByRole('listitem');
const row = (name: string) => rows.filter({ hasText: `${name}@example.com` });
const inList = (name: string) => list.getByRole('button', { name, exact: true });
const search = list.getByLabelText(words.search);
const exportCsv = inList(admin.export);
/** A control of the filter: its input has no size. */
const choose = async (filter: SubscriberFilter) => {
  (list.getByRole('radio', { name: words.filter[filter], exact: true }).element() as HTMLElement).click();
};
/** The addresses in the last CSV file, and its first row. */
async function exported() {
  api.saveFile.mockClear();
  await exportCsv.click();
  await vi.waitFor(() => expect(api.saveFile).toHaveBeenCalledOnce());
  const csv: string = await api.saveFile.mock.lastCall?.[0].text();
  const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
  return { head, lines, emails: lines.map((line) => line.split('"')[1]) };
}

test('are not read before their section is opened', async () => {
  await renderComponent(<SubscriberList />, ['admin']);
  await expect.element(button(words.title)).toHaveAttribute('aria-expanded', 'false');
  expect(api.getSubscribers).not.toHaveBeenCalled();
});

describe('many subscribers', () => {
  beforeEach(async () => {
    await show(Array.from({ length: PAGE_SIZE + 5 }, (_, index) => subscriber(`ana${index}`)));
    await expect.element(rows).toHaveLength(20);
  });

  test('are counted', async () => {
    await expect.element(list.getByText(fillIn(words.showing_other, { shown: 20, count: 25 }))).toBeVisible();
  });

  test('are shown at the press of a button', async () => {
    await inList(words.more).click();
    await expect.element(rows).toHaveLength(25);
  });

  test('are searched, also those that are not shown', async () => {
    await search.fill('ANA24');
    await expect.element(rows).toHaveLength(1);
    await expect.element(row('ana24')).toBeVisible();
  });

  test('are counted in a search', async () => {
    await search.fill('ANA24');
    await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
  });
});

test('says that there are no subscribers', async () => {
  await show([]);
  await expect.element(list.getByText(words.empty)).toBeVisible();
});

test('says that the subscribers could not be loaded', async () => {
  api.getSubscribers.mockRejectedValueOnce(new StoreError('offline'));
  await show([subscriber('ana')]);
  await expect.element(list.getByRole('heading', { name: words.failed })).toBeVisible();
});

test('loads the subscribers again on request', async () => {
  api.getSubscribers.mockRejectedValueOnce(new StoreError('offline'));
  await show([subscriber('ana')]);
  await inList(common.retry).click();
  await expect.element(row('ana')).toBeVisible();
});

describe('subscribers who may not be people', () => {
  const expires_at = Date.UTC(2026, 11, 24);

  beforeEach(() => show([subscriber('ana'), subscriber('flor', FLOOD), subscriber('robot', { ...BOT, expires_at })]));

  test.each([
    ['flor', words.status.unverified],
    ['robot', words.status.suspect],
  ])('are marked: %s', async (name, status) => {
    await expect.element(row(name)).toHaveTextContent(status);
  });

  test.each([
    ['flor', admin.suspect.flood],
    ['robot', admin.suspect.honeypot],
  ])('have the reason: %s', async (name, reason) => {
    await expect.element(row(name)).toHaveTextContent(reason);
  });

  test('say when they are deleted', async () => {
    const time = formatMoment(expires_at, 'en');
    await expect.element(row('robot')).toHaveTextContent(fillIn(words.expires, { time }));
  });

  test('are said to be missing in an export', async () => {
    await expect.element(list.getByText(counted(words, 'notExported', 2))).toBeVisible();
  });

  test('are offered if they are unverified', async () => {
    await inList(fillIn(words.showUnverified, { total: 1 })).click();
    await expect.element(rows).toHaveLength(1);
    await expect.element(row('flor')).toBeVisible();
  });

  test('are the choice of the filter that was offered', async () => {
    await inList(fillIn(words.showUnverified, { total: 1 })).click();
    await expect.element(list.getByRole('radio', { name: words.filter.unverified })).toBeChecked();
  });

  test.each([
    ['suspect', 'robot'],
    ['unverified', 'flor'],
    ['genuine', 'ana'],
  ] as const)('are filtered: %s', async (filter, name) => {
    await expect.element(rows).toHaveLength(3);
    await choose(filter);
    await expect.element(rows).toHaveLength(1);
    await expect.element(row(name)).toBeVisible();
  });
});

test('suspect subscribers are not offered as unverified ones', async () => {
  await show([subscriber('robot', BOT)]);
  await expect.element(list.getByText(counted(words, 'notExported', 1))).toBeVisible();
  await expect.element(inList(fillIn(words.showUnverified, { total: 0 }))).not.toBeInTheDocument();
});

describe('an export', () => {
  beforeEach(() =>
    show([subscriber('ana'), subscriber('anaflood', FLOOD), subscriber('anabot', BOT), subscriber('ben')]),
  );

  test('has the genuine subscribers', async () => {
    const { emails } = await exported();
    expect(emails).toEqual(['ana@example.com', 'ben@example.com']);
  });

  test('has only what the search leaves', async () => {
    await search.fill('ana');
    const { emails } = await exported();
    expect(emails).toEqual(['ana@example.com']);
  });

  test('has the title of each column', async () => {
    const { head } = await exported();
    const { date, ...columns } = words.columns;
    for (const title of [fillIn(date, { zone: 'GMT+00:00' }), ...Object.values(columns)])
      expect(head).toContain(`"${title}"`);
  });

  test('has the language, the time and the link to unsubscribe', async () => {
    const { lines } = await exported();
    expect(lines[0]).toMatch(/^"ana@example.com","es","2026-01-02 09:30",".*token-of-ana"$/);
  });

  test('is not offered of subscribers who may not be people', async () => {
    await expect.element(exportCsv).toBeVisible();
    await choose('unverified');
    await expect.element(exportCsv).not.toBeInTheDocument();
  });
});

describe('subscribers from before records said that they are genuine', () => {
  beforeEach(() => show([subscriber('ana'), subscriber('flor', FLOOD), subscriber('old', OLD)]));

  test('are exported', async () => {
    expect((await exported()).emails).toEqual(['ana@example.com', 'old@example.com']);
  });

  test('are listed as genuine', async () => {
    await choose('genuine');
    await expect.element(row('old')).toBeVisible();
    await expect.element(rows).toHaveLength(2);
  });
});

describe('keeping an unverified subscriber', () => {
  const keep = row('flor').getByRole('button', { name: words.keep });

  beforeEach(async () => {
    await show([subscriber('flor', FLOOD), subscriber('gil', FLOOD)]);
    api.keepSubscriber.mockImplementation(async () => {
      stored = [subscriber('flor'), ...stored.slice(1)];
    });
  });

  test('is reported', async () => {
    await keep.click();
    await expect.element(toast(fillIn(words.kept, { name: 'flor@example.com' }))).toBeVisible();
  });

  test('makes it genuine', async () => {
    await expect.element(row('flor')).toHaveTextContent(words.status.unverified);
    await keep.click();
    await expect.element(row('flor')).not.toHaveTextContent(words.status.unverified);
  });

  test('counts the others again', async () => {
    await keep.click();
    await expect.element(list.getByText(counted(words, 'notExported', 1))).toBeVisible();
  });

  test('says that it failed', async () => {
    api.keepSubscriber.mockRejectedValueOnce(new StoreError('offline'));
    await keep.click();
    await expect.element(toast(words.keepFailed)).toBeVisible();
  });

  test('can be tried again after it failed', async () => {
    api.keepSubscriber.mockRejectedValueOnce(new StoreError('offline'));
    await keep.click();
    await expect.element(toast(words.keepFailed)).toBeVisible();
    await keep.click();
    await expect.element(row('flor')).not.toHaveTextContent(words.status.unverified);
  });

  test('says that someone else has removed it', async () => {
    api.keepSubscriber.mockRejectedValueOnce(new StoreError('gone'));
    await keep.click();
    await expect.element(toast(words.gone)).toBeVisible();
  });

  test('takes one that someone else has removed out of the list', async () => {
    api.keepSubscriber.mockRejectedValueOnce(new StoreError('gone'));
    await keep.click();
    await expect.element(row('flor')).not.toBeInTheDocument();
  });
});

describe('removing', () => {
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: words.delete, exact: true });

  beforeEach(async () => {
    const flood = Array.from({ length: PAGE_SIZE + 10 }, (_, index) => subscriber(`flood${index}`, FLOOD));
    await show([subscriber('ana'), subscriber('ben'), ...flood]);
  });

  const askForOne = () => row('ana').getByRole('button', { name: words.delete }).click();
  async function askForAllUnverified() {
    await choose('unverified');
    await expect.element(row('ben')).not.toBeInTheDocument();
    await inList(selection.all).click();
    await list.getByRole('region', { name: words.bulk.label }).getByText(words.delete).click();
  }

  test('one subscriber asks for it by name', async () => {
    await askForOne();
    await expect.element(question).toHaveTextContent(fillIn(words.question, { name: 'ana@example.com' }));
  });

  test('one subscriber leaves the others', async () => {
    await askForOne();
    await confirm.click();
    await expect.element(row('ana')).not.toBeInTheDocument();
    await expect.element(row('ben')).toBeVisible();
  });

  test('one subscriber counts the others again', async () => {
    await askForOne();
    await confirm.click();
    await expect.element(list.getByText(fillIn(words.showing_other, { shown: 19, count: 31 }))).toBeVisible();
  });

  test('all that match asks one question, which names the number', async () => {
    await askForAllUnverified();
    await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 30));
  });

  test('all that match leaves the others', async () => {
    await askForAllUnverified();
    await confirm.click();
    await expect.element(toast(counted(words.bulk.delete, 'done', 30))).toBeVisible();
    expect(stored.map(({ id }) => id)).toEqual(['ana', 'ben']);
  });
});

describe('the buttons beside a subscriber', () => {
  const remove = row('robot').getByRole('button', {
    name: fillIn(words.deleteNamed, { email: 'robot@example.com' }),
    exact: true,
  });
  const keep = row('robot').getByRole('button', { name: `${words.keep}: robot@example.com`, exact: true });

  const controls = [
    ['delete', remove],
    ['keep', keep],
  ] as const;
  beforeEach(() => show([subscriber('robot', BOT)]));

  test.each(controls)('name the address for screen readers: %s', async (_, control) => {
    await expect.element(control).toBeEnabled();
  });

  test.each(controls)('change nothing while offline: %s', async (_, control) => {
    await expect.element(control).toBeEnabled();
    goOffline();
    await expect.element(control).toBeDisabled();
  });
});
