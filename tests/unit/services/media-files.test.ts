import { beforeEach, expect, test, vi } from 'vitest';
import type { MediaStore } from '../../../src/domain/media-store';
import { createMemoryMediaStore } from '../../../src/domain/memory/media-store';
import { createMediaFiles, type MediaFiles } from '../../../src/services/media-files';

const picture = (name: string) => new File([name], name, { type: 'image/png' });

let store: MediaStore;
let library: MediaFiles;
const list = vi.fn<MediaStore['list']>();
const failed = vi.fn();
const open = () => {
  const show = (next: MediaFiles) => {
    library = next;
  };
  return createMediaFiles({ media: async () => ({ ...store, list }) }, show, failed);
};
const names = () => (library.state === 'loaded' ? library.files.map(({ file_name }) => file_name) : library.state);

beforeEach(() => {
  store = createMemoryMediaStore();
  library = { state: 'loading' };
  list.mockReset().mockImplementation(store.list);
  failed.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('does not reload the whole library after an upload and a deletion of our own', async () => {
  await store.upload(picture('old.png'));
  const { reload, refresh, catchUp } = open();
  await reload();
  await store.upload(picture('new.png'));
  await refresh();
  expect(names()).toEqual(['new.png', 'old.png']);

  const [, old] = await store.list();
  if (!old) throw new Error('nothing to delete');
  await store.remove(old);
  await refresh(new Set([old.id]));
  await catchUp();
  expect(names()).toEqual(['new.png']);
  expect(list, 'one full load').toHaveBeenCalledTimes(1);
});

test('reloads the library when another user has deleted a file', async () => {
  await store.upload(picture('old.png'));
  const { reload, catchUp } = open();
  await reload();
  for (const file of await store.list()) await store.remove(file);
  await catchUp();
  expect(names()).toEqual([]);
  expect(list).toHaveBeenCalledTimes(2);
});

test('loads the library in a refresh after a failure, once for parallel refreshes', async () => {
  list.mockRejectedValueOnce(new Error('no network'));
  const { reload, refresh } = open();
  await reload();
  expect(names()).toBe('failed');
  expect(failed).toHaveBeenCalledTimes(1);
  await store.upload(picture('new.png'));
  await Promise.all([refresh(), refresh()]);
  expect(names()).toEqual(['new.png']);
  expect(list).toHaveBeenCalledTimes(2);
});

test('keeps changes and deletions that happen during a reload', async () => {
  for (const name of ['theirs.png', 'gone.png', 'edited.png']) await store.upload(picture(name));
  const { reload, refresh, catchUp } = open();
  await reload();
  const [edited, gone, theirs] = await store.list();
  if (!edited || !gone || !theirs) throw new Error('nothing to work with');
  await store.remove(theirs);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  list.mockImplementationOnce(async () => {
    const files = await store.list();
    await isAnswered;
    return files;
  });
  const caught = catchUp();
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));

  await store.patch(edited.id, { is_featured: true });
  const amended = refresh();
  await store.remove(gone);
  const removed = refresh(new Set([gone.id]));
  expect(names()).toEqual(['edited.png', 'theirs.png']);
  answer();
  await Promise.all([caught, amended, removed]);
  expect(library).toMatchObject({ files: [{ file_name: 'edited.png', is_featured: true }] });
});
