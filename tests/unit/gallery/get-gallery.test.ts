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
const saved = vi.mocked(readSavedGalleryList);
const options = galleryQueryOptions();
const shown = () => queryClient.getQueryData(options.queryKey);
const answer = async () => ({ files: [newer, older], at: Date.now() });
const fail = () => Promise.reject(new StoreError('offline'));

beforeEach(() => {
  list.mockImplementation(answer);
  saved.mockResolvedValue(SAVED);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it('the gallery shows the saved list while a slow one loads: it replaces a partial list, but not a whole one', async () => {
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

  list.mockImplementationOnce(fail);
  await expect(queryClient.fetchQuery(options)).rejects.toThrow(StoreError);
  expect(shown()).toMatchObject({ files: [newer, older], savedAt: null });
});

it('the gallery refreshes past the caches, even while an older list still loads, and never throws', async () => {
  list.mockImplementationOnce(() => new Promise(() => {}));
  const leave = new QueryObserver(queryClient, options).subscribe(() => {});
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  await refreshGallery(queryClient);
  leave();
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ isFresh: true }));
  expect(shown()).toMatchObject({ files: [newer, older], isWhole: true });
  list.mockImplementationOnce(fail);
  await refreshGallery(queryClient);
  expect(shown()).toMatchObject({ files: [newer, older], savedAt: null });
});
