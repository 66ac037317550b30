import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { counted } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { CATALOG_PATH, CATALOG_TYPE, FRESH_CATALOG_PATH } from '../../domain/gallery-catalog';
import { SKELETON_CARDS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { Gallery } from './gallery';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/functions', () => ({ callFunction }));

const words = wordsOf('gallery');
const media = wordsOf('media');
const FILES = [
  mediaFile('dusk', { title: 'Dusk', is_featured: true }),
  mediaFile('counter', { title: 'Counter' }),
  mediaFile('film', { title: 'Film', media_type: 'video' }),
];

const listOf = (files: readonly MediaFile[]) =>
  new Response(files.map((file) => JSON.stringify(file)).join('\n'), { headers: { 'Content-Type': CATALOG_TYPE } });

/** Answers the requests for the list. */
const serve = (answer: () => Promise<Response>) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (url) => (String(url).startsWith(CATALOG_PATH) ? answer() : new Response()));

const show = () => renderComponent(<Gallery title="Media Gallery" lead="" />, ['gallery', 'media']);
const file = (title: string) => page.getByRole('region', { name: words.allFiles }).getByRole('link', { name: title });
const figures = page.getByRole('definition');
const toast = (text: string) => page.getByRole('region', { name: wordsOf('common').toasts.label }).getByText(text);

beforeEach(async () => {
  await clear(createStore('gallery', 'lists'));
  history.replaceState(null, '', '/gallery');
});

test('shows skeletons and no figures while the list loads', async () => {
  let arrive = (_list: Response) => {};
  const loading = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  serve(() => loading);
  const { container } = await show();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(SKELETON_CARDS);
  await expect.element(figures.first()).toHaveTextContent('...');
  arrive(listOf(FILES));
  await expect.element(file('Counter')).toBeVisible();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual(['3', '2', '1']);
});

test('says that the list failed to load, and shows it after a retry past the caches', async () => {
  const fetched = serve(async () => new Response(null, { status: 503 }));
  await show();
  await expect.element(toast(words.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('–');
  fetched.mockImplementation(async () => listOf(FILES));
  await page.getByRole('button', { name: media.retry }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(file('Counter')).toBeVisible();
  expect(fetched.mock.lastCall?.[0]).toBe(FRESH_CATALOG_PATH);
});

test('is busy while it syncs, then says how many files are new and shows them', async () => {
  const fetched = serve(async () => listOf(FILES));
  let end = (_answer: { created: number }) => {};
  callFunction.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await show();
  await expect.element(file('Counter')).toBeVisible();
  await page.getByRole('button', { name: words.sync }).click();
  const busy = page.getByRole('button', { name: words.syncing });
  await expect.element(busy).toHaveFocus();
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  fetched.mockImplementation(async () => listOf([...FILES, mediaFile('new', { title: 'New' })]));
  end({ created: 1 });
  await expect.element(toast(words.syncComplete)).toBeVisible();
  await expect.element(toast(counted(words, 'synced', 1))).toBeVisible();
  await expect.element(file('New')).toBeVisible();
});

test('says that a sync failed', async () => {
  serve(async () => listOf(FILES));
  callFunction.mockRejectedValueOnce(new Error('unavailable'));
  await show();
  await page.getByRole('button', { name: words.sync }).click();
  await expect.element(toast(words.syncError)).toBeVisible();
  await expect.element(toast(words.syncFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.sync })).toHaveAttribute('aria-disabled', 'false');
});

test('shows the saved list and its date without a connection, and the current one when it is back', async () => {
  const fetched = serve(async () => listOf(FILES));
  const first = await show();
  await expect.element(file('Counter')).toBeVisible();
  await first.unmount();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  const notice = page.getByText(words.savedList.split('{{moment}}')[0] ?? '');
  await expect.element(notice).toHaveTextContent(`${new Date().getFullYear()}`);
  await expect.element(file('Counter')).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('3');
  fetched.mockImplementation(async () => listOf(FILES));
  for (const type of ['offline', 'online']) dispatchEvent(new Event(type));
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(file('Counter')).toBeVisible();
});

test('shows the list on a device that cannot save it, and a notice if there are no files', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const fetched = serve(async () => listOf(FILES));
  const first = await show();
  await expect.element(file('Counter')).toBeVisible();
  await first.unmount();
  fetched.mockImplementation(async () => listOf([]));
  await show();
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('0');
});
