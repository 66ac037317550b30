import { describe, expect, it, vi } from 'vitest';
import { type MediaFile, newestFirst } from '../../../src/domain/media-record';
import { deleteFile } from '../../../src/features/library/api/delete-file';
import { patchFile } from '../../../src/features/library/api/patch-file';
import { uploadFile } from '../../../src/features/library/api/upload-file';
import { pickedFile } from '../../support/media-files';
import { LISTENER_LIMIT_MS } from './emulated-calls';
import { watchedLibrary } from './watched-library';

const { records, watch, put } = watchedLibrary();

it('shows the newest first', async () => {
  await put('old.pdf', new Date(1));
  await put('new.pdf', new Date(3));
  await put('middle.pdf', new Date(2));
  await watch().sees('new.pdf', 'middle.pdf', 'old.pdf');
});

it('shows records of the same time in the order of the gallery', async () => {
  const time = new Date();
  for (const id of ['b.pdf', 'a.pdf', 'c.pdf']) await put(id, time);
  const { sees, shown } = watch();
  await sees('c.pdf', 'b.pdf', 'a.pdf');
  expect([...shown()].reverse().sort(newestFirst)).toEqual(shown());
});

describe('a document that is no record', () => {
  async function watchWithStray() {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await put('b.pdf', new Date(3));
    await put('stray', new Date(2), { file_name: 7 });
    await put('a.pdf', new Date(1));
    return { ...watch(), warning };
  }

  it('is skipped', async () => {
    const { sees } = await watchWithStray();
    await sees('b.pdf', 'a.pdf');
  });

  it('is named in a warning', async () => {
    const { sees, warning } = await watchWithStray();
    await sees('b.pdf', 'a.pdf');
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('stray'), expect.anything());
  });
});

it('shows a document once it is a record', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await put('a.pdf', new Date(1));
  await put('repaired.pdf', new Date(2), { file_name: 7 });
  const { sees } = watch();
  await sees('a.pdf');
  await records.doc('repaired.pdf').update({ file_name: 'repaired.pdf' });
  await sees('repaired.pdf', 'a.pdf');
});

// A name of its own for each: a listener begins with what the SDK still has of the test before.
describe('follows', () => {
  it('uploads', async () => {
    const { sees } = watch();
    await uploadFile(pickedFile('uploaded.pdf'));
    await sees('uploaded.pdf');
  });

  it('edits', async () => {
    await put('edited.pdf', new Date(1));
    const { sees, shown } = watch();
    await sees('edited.pdf');
    await patchFile('edited.pdf', { is_featured: true });
    await vi.waitFor(() => expect(shown()).toMatchObject([{ is_featured: true }]), { timeout: LISTENER_LIMIT_MS });
  });

  it('deletions', async () => {
    const { sees, shown } = watch();
    await uploadFile(pickedFile('deleted.pdf'));
    await sees('deleted.pdf');
    await deleteFile(shown()[0] as MediaFile);
    await sees();
  });
});

it('keeps an unchanged record the same object while others change', async () => {
  await put('kept.pdf', new Date(1));
  const { sees, shown } = watch();
  await sees('kept.pdf');
  const [kept] = shown();
  await put('other.pdf', new Date(2));
  await sees('other.pdf', 'kept.pdf');
  expect(shown()[1]).toBe(kept);
});

it('reports nothing after it is stopped', async () => {
  await put('a.pdf', new Date(1));
  const { onFiles, sees, stop } = watch();
  await sees('a.pdf');
  stop();
  onFiles.mockClear();
  await put('b.pdf', new Date(2));
  await watch().sees('b.pdf', 'a.pdf'); // the server has sent the change
  expect(onFiles).not.toHaveBeenCalled();
});
