import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { button, renderComponent } from '../../../tests/support/render-component';
import { PAGE_SIZE, SEARCH_STEP } from '../../domain/staff-lists';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import es from '../../locales/es/admin.json';
import { queryClient } from '../../services/query-client';
import type { WaitingQuotes } from './api/get-waiting';
import { countsKey, recordsKey } from './use-records';
import { Waiting } from './waiting';

const getWaiting = vi.hoisted(() => vi.fn<() => Promise<WaitingQuotes>>());
vi.mock('./api/get-waiting', () => ({ getWaiting }));

const { waiting: words } = admin;
const HOUR = 3600_000;
const NONE: WaitingQuotes = { count: 0, oldest: null, newest: null };
const waits = (count: number, hours: number): WaitingQuotes => {
  const oldest = Date.now() - hours * HOUR;
  return { count, oldest, newest: oldest };
};

const onShow = vi.fn();
const show = (locale?: 'es') => renderComponent(<Waiting onShow={onShow} />, ['admin'], locale);
const part = page.getByRole('region', { name: words.title });
const link = part.getByRole('link', { name: words.show });
/** Counts again, as the open tab does every half a minute. */
const refresh = () => queryClient.refetchQueries({ queryKey: countsKey('quotes') });

afterEach(() => void vi.useRealTimers());
beforeEach(() => void getWaiting.mockResolvedValue(waits(3, 5)));

test('says how many requests wait, and how long the oldest does', async () => {
  await show();
  await expect.element(part).toHaveTextContent(fillIn(words.some_other, { count: 3, age: '5 hours' }));
});

test('says it in Spanish', async () => {
  await show('es');
  const text = fillIn(es.waiting.some_other, { count: 3, age: '5 horas' });
  await expect.element(page.getByRole('region', { name: es.waiting.title })).toHaveTextContent(text);
});

test('says it of one request', async () => {
  getWaiting.mockResolvedValue(waits(1, 50));
  await show();
  await expect.element(part).toHaveTextContent(fillIn(words.some_one, { count: 1, age: '2 days' }));
});

test('says that none waits', async () => {
  getWaiting.mockResolvedValue(NONE);
  await show();
  await expect.element(part).toHaveTextContent(words.none);
  await expect.element(link).not.toBeInTheDocument();
});

test('leads to the open requests', async () => {
  await show();
  await expect.element(link).toHaveAttribute('href', '#quotes');
  await link.click();
  expect(onShow).toHaveBeenCalledOnce();
});

test('offers another attempt if the requests could not be counted', async () => {
  getWaiting.mockRejectedValueOnce(new Error('unavailable'));
  await show();
  await button(common.retry).click();
  await expect.element(part).toHaveTextContent(fillIn(words.some_other, { count: 3, age: '5 hours' }));
});

test('notices a request that arrives while the tab is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  getWaiting.mockResolvedValueOnce(NONE);
  await show();
  await expect.element(part).toHaveTextContent(words.none);
  vi.advanceTimersByTime(30_000);
  await expect.element(part).toHaveTextContent(fillIn(words.some_other, { count: 3, age: '5 hours' }));
});

/** The lists that load again, of one that shows the newest requests and a search among very many. */
async function reloadedBy(change: WaitingQuotes): Promise<unknown[]> {
  await show();
  await expect.element(link).toBeVisible();
  for (const count of [PAGE_SIZE, SEARCH_STEP]) queryClient.setQueryData([...recordsKey('quotes'), 'open', count], []);
  getWaiting.mockResolvedValue(change);
  await refresh();
  const isStale = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: recordsKey('quotes'), predicate: isStale })
    .map(({ queryKey }) => queryKey.at(-1));
}

test('loads the list again, but no search, when something else waits', async () => {
  expect(await reloadedBy(waits(2, 4))).toEqual([PAGE_SIZE]);
});

test.each<[string, Partial<WaitingQuotes>]>([
  ['number', { count: 2 }],
  ['oldest one', { oldest: Date.UTC(2026, 0, 2) }],
  ['newest one', { newest: Date.UTC(2026, 0, 2) }],
])('loads the list again when the requests have another %s', async (_, change) => {
  const before = waits(3, 5);
  getWaiting.mockResolvedValue(before);
  expect(await reloadedBy({ ...before, ...change })).toEqual([PAGE_SIZE]);
});

test('leaves the list alone while the same requests wait', async () => {
  const same = waits(3, 5);
  getWaiting.mockResolvedValue(same);
  expect(await reloadedBy(same)).toEqual([]);
});
