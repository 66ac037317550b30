import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import type { MediaStats } from './api/get-stats';
import { Stats } from './stats';

const getStats = vi.hoisted(() => vi.fn<() => Promise<MediaStats>>());
vi.mock('./api/get-stats', () => ({ getStats }));

const { stats: words } = admin;
const STATS: MediaStats = { totalFiles: 1234, totalSize: 2048, imageCount: 1000, videoCount: 5 };

const part = page.getByRole('region', { name: words.title });
const failure = part.getByRole('alert');

const show = () => renderComponent(<Stats />, ['admin']);

/** Each figure by its label. */
const figures = () =>
  Object.fromEntries(
    [...part.element().querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]),
  );

test('shows an ellipsis in place of each figure while they load', async () => {
  getStats.mockReturnValue(new Promise(() => {}));
  await show();
  expect(figures()).toEqual({
    [words.totalFiles.label]: words.loading,
    [words.images.label]: words.loading,
    [words.videos.label]: words.loading,
    [words.storage.label]: words.loading,
  });
});

test('shows what the library has', async () => {
  getStats.mockResolvedValue(STATS);
  await show();
  await expect.poll(figures).toEqual({
    [words.totalFiles.label]: '1,234',
    [words.images.label]: '1,000',
    [words.videos.label]: '5',
    [words.storage.label]: '2 KB',
  });
});

test('says that the library has no files', async () => {
  getStats.mockResolvedValue({ totalFiles: 0, totalSize: 0, imageCount: 0, videoCount: 0 });
  await show();
  await expect.element(part.getByText(words.totalFiles.none)).toBeVisible();
  await expect.element(part.getByText('0 Bytes')).toBeVisible();
});

test('says that the figures could not be loaded', async () => {
  getStats.mockRejectedValue(new Error('unavailable'));
  await show();
  await expect.element(failure).toHaveTextContent(words.failed);
});

test('shows a dash in place of each figure that could not be loaded', async () => {
  getStats.mockRejectedValue(new Error('unavailable'));
  await show();
  await expect.poll(figures).toEqual({
    [words.totalFiles.label]: '–',
    [words.images.label]: '–',
    [words.videos.label]: '–',
    [words.storage.label]: '–',
  });
});

test('shows the figures after a retry, in place of the failure', async () => {
  getStats.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(STATS);
  await show();
  await button(common.retry).click();
  await expect.element(part.getByText('2 KB')).toBeVisible();
  await expect.element(part.getByText(words.failed)).not.toBeInTheDocument();
});

test('moves the focus from the retry button to the figures', async () => {
  getStats.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(STATS);
  await show();
  await button(common.retry).click();
  await expect.element(part).toHaveFocus();
});
