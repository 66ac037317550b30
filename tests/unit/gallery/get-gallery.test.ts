import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreError } from '../../../src/domain/store-error';
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/media/api/gallery-list';
import { galleryQueryOptions, refreshGallery } from '../../../src/features/media/api/get-gallery';
import { queryClient } from '../../../src/services/query-client';
import { mediaFile } from '../../support/media-files';

const [older, newer] = [mediaFile('older', { created_at: 1 }), mediaFile('newer', { created_at: 2 })];
const SAVED = { files: [older], at: 1_700_000_000_000 };

vi.mock('../../../src/features/media/api/gallery-list');
const list = vi.mocked(fetchGalleryList);
const options = galleryQueryOptions();
const shown = () => queryClient.getQueryData(options.queryKey);

beforeEach(() => {
  list.mockImplementation(async () => ({ files: [newer, older], at: Date.now() }));
  vi.mocked(readSavedGalleryList).mockResolvedValue(SAVED);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it('the gallery shows the saved list instead of a partial one while the server is slow, then the server’s', async () => {
  vi.useFakeTimers();
  let finish = () => {};
  list.mockImplementationOnce(({ onPart } = {}) => {
    onPart?.([newer]);
    return new Promise((resolve) => (finish = () => resolve({ files: [newer, older], at: 0 })));
  });
  const loading = queryClient.fetchQuery(options);
  await vi.advanceTimersByTimeAsync(3999);
  expect(shown()).toMatchObject({ files: [newer], isWhole: false, savedAt: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toMatchObject({ files: [older], isWhole: true, savedAt: SAVED.at });
  finish();
  await loading;
  expect(shown()).toMatchObject({ files: [newer, older], isWhole: true, savedAt: null });
});

it('the gallery refreshes past the caches, and keeps its list if that fails', async () => {
  await refreshGallery(queryClient);
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ isFresh: true }));
  list.mockRejectedValueOnce(new StoreError('offline'));
  await refreshGallery(queryClient);
  expect(shown()).toMatchObject({ files: [newer, older], savedAt: null });
});

it('a refresh does not wait for an older load, whose late answer does not replace the fresh list', async () => {
  let answerLate = () => {};
  list.mockImplementationOnce(() => new Promise((resolve) => (answerLate = () => resolve({ files: [older], at: 0 }))));
  const leave = new QueryObserver(queryClient, options).subscribe(() => {});
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  await refreshGallery(queryClient);
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ isFresh: true }));
  answerLate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toMatchObject({ files: [newer, older], isWhole: true });
  leave();
});
