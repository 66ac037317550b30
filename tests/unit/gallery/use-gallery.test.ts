import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../../src/domain/store-error';
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/gallery/api/gallery-list';
import { galleryQueryOptions, refreshGallery } from '../../../src/features/gallery/use-gallery';
import { queryClient } from '../../../src/services/query-client';
import { mediaFile } from '../../support/media-files';

const [older, newer] = [mediaFile('older', { created_at: 1 }), mediaFile('newer', { created_at: 2 })];
const SAVED = { files: [older], at: 1_700_000_000_000 };

vi.mock('../../../src/features/gallery/api/gallery-list');
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

describe('while the server is slow, the gallery', () => {
  let finish = () => {};
  let loading: Promise<unknown>;
  beforeEach(() => {
    vi.useFakeTimers();
    list.mockImplementationOnce(({ onPart } = {}) => {
      onPart?.([newer]);
      return new Promise((resolve) => (finish = () => resolve({ files: [newer, older], at: 0 })));
    });
    loading = queryClient.fetchQuery(options);
  });
  afterEach(async () => {
    finish();
    await loading;
  });

  it('shows a partial list', async () => {
    await vi.advanceTimersByTimeAsync(3999);
    expect(shown()).toMatchObject({ files: [newer], isWhole: false, savedAt: null });
  });

  it('shows the saved list instead after four seconds', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown()).toMatchObject({ files: [older], isWhole: true, savedAt: SAVED.at });
  });

  it('shows the list of the server once it has arrived', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    finish();
    await loading;
    expect(shown()).toMatchObject({ files: [newer, older], isWhole: true, savedAt: null });
  });
});

it('a refresh bypasses the caches', async () => {
  await refreshGallery(queryClient);
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ isFresh: true }));
});

it('a refresh that fails keeps the list', async () => {
  await refreshGallery(queryClient);
  list.mockRejectedValueOnce(new StoreError('offline'));
  await refreshGallery(queryClient);
  expect(shown()).toMatchObject({ files: [newer, older], savedAt: null });
});

describe('a refresh during an older load', () => {
  let answerLate = () => {};
  let leave = () => {};
  beforeEach(async () => {
    list.mockImplementationOnce(
      () => new Promise((resolve) => (answerLate = () => resolve({ files: [older], at: 0 }))),
    );
    leave = new QueryObserver(queryClient, options).subscribe(() => {});
    await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  });
  afterEach(() => leave());

  it('does not wait for it', async () => {
    await refreshGallery(queryClient);
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ isFresh: true }));
    expect(shown()).toMatchObject({ files: [newer, older] });
  });

  it('is not replaced by its late answer', async () => {
    await refreshGallery(queryClient);
    answerLate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toMatchObject({ files: [newer, older], isWhole: true });
  });
});
