import { expect, it, vi } from 'vitest';
import { SYNC_COLLECTION } from '../../../functions/src/media/shared-sync';
import { brand } from '../../../src/domain/brand';
import type { MediaFile } from '../../../src/domain/media-record';
import { attachmentDisposition, GENERATED_NAME, recordId } from '../../../src/domain/object-name';
import { getStats } from '../../../src/features/dashboard/api/get-stats';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { findDuplicate } from '../../../src/features/media/api/find-duplicate';
import { patchFile } from '../../../src/features/media/api/patch-file';
import { syncStorage } from '../../../src/features/media/api/sync-storage';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { watchFiles } from '../../../src/features/media/api/watch-files';
import { pickedFile } from '../../support/media-files';
import { picture } from '../emulated-objects';
import { emulatedLibrary } from './emulated-library';

const { services, objects, objectNames, asVisitor, files, one } = emulatedLibrary('media');

const uploaded = async (file = pickedFile()) => {
  await uploadFile(file);
  return one();
};

it('makes an upload a record with the fields of an upload, and serves its bytes to anyone as a download', async () => {
  const picked = pickedFile('Menú "del día".mp4', 'video/mp4', 700_000);
  const file = await uploaded(picked);
  expect(file).toEqual({
    id: await recordId(brand.bucket, file.file_path),
    file_name: picked.name,
    file_path: expect.stringMatching(GENERATED_NAME),
    bucket_name: brand.bucket,
    ...{ media_type: 'video', mime_type: 'video/mp4', file_size: 700_000 },
    ...{ title: null, description: null, alt_text: null, translations: null, category: null },
    ...{ tags: [], is_featured: false, captions: [] },
    ...{ width: null, height: null, renditions: [], placeholder: null, missing_since: null },
    generation: null,
    created_at: expect.closeTo(Date.now(), -5),
    updated_at: file.created_at,
  });
  const response = await fetch(fileUrl(file));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await picked.arrayBuffer()));
  expect(response.headers.get('content-type')).toBe('video/mp4');
  // The emulator appends a parameter.
  expect(response.headers.get('content-disposition')).toContain(attachmentDisposition(picked.name));
});

it('lists the newest first, follows all changes, and keeps unchanged records identical', async () => {
  for (const name of ['first.pdf', 'kept.pdf']) await uploadFile(pickedFile(name));
  const onFiles = vi.fn<(files: readonly MediaFile[]) => void>();
  const stop = watchFiles(onFiles, () => {});
  const shown = () => onFiles.mock.lastCall?.[0] ?? [];
  const find = (name: string) => shown().find(({ file_name }) => file_name === name);
  const sees = (check: () => boolean) => vi.waitUntil(check, { timeout: 10_000 });
  await sees(() => find('kept.pdf') !== undefined);
  const kept = find('kept.pdf');
  await uploadFile(pickedFile('theirs.pdf'));
  await sees(() => find('theirs.pdf') !== undefined);
  expect(shown().slice(0, 3)).toMatchObject(
    ['theirs.pdf', 'kept.pdf', 'first.pdf'].map((file_name) => ({ file_name })),
  );
  const theirs = find('theirs.pdf') as MediaFile;
  await patchFile(theirs.id, { is_featured: true });
  await sees(() => find('theirs.pdf')?.is_featured === true);
  await deleteFile(theirs);
  await sees(() => !find('theirs.pdf'));
  expect(find('kept.pdf')).toBe(kept);

  stop();
  onFiles.mockClear();
  await uploadFile(pickedFile('later.pdf'));
  expect(onFiles).not.toHaveBeenCalled();
});

it('counts files, bytes, images and videos', async () => {
  await uploadFile(pickedFile());
  await uploadFile(pickedFile('clip.mp4', 'video/mp4', 300_000));
  await uploadFile(pickedFile('photo.png', 'image/png', 2000));
  expect(await getStats()).toEqual({ totalFiles: 3, totalSize: 303_000, imageCount: 1, videoCount: 1 });
});

/** How a browser fails to read a picked file that was changed or deleted since. */
const unreadable = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));

it.each<[string, () => Promise<unknown>]>([
  ['wrong-type', () => uploadFile(pickedFile('page.html', 'text/html'))],
  [
    'unreadable',
    () => uploadFile(Object.defineProperty(pickedFile(), 'slice', { value: () => ({ arrayBuffer: unreadable }) })),
  ],
  ['not-allowed', () => asVisitor(() => uploadFile(pickedFile()))],
  ['cancelled', () => uploadFile(pickedFile(), { signal: AbortSignal.abort() })],
])('stores nothing of an upload that is refused: %s', async (reason, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ name: 'StoreError', reason });
  expect(await objectNames()).toEqual([]);
  expect(await files()).toEqual([]);
});

it('makes one object of a file after a failed first attempt, and a second one if it is uploaded again', async () => {
  const file = pickedFile('Prices.DOC', '', 300_000); // the system knows no type
  await expect(asVisitor(() => uploadFile(file))).rejects.toMatchObject({ reason: 'not-allowed' });
  const progress: number[] = [];
  await uploadFile(file, { onProgress: (bytes) => progress.push(bytes) });
  expect(progress.at(-1)).toBe(300_000);
  const { file_path, ...record } = await one();
  expect(record).toMatchObject({ media_type: 'document', mime_type: 'application/msword' });
  await uploadFile(file);
  expect((await files()).filter((each) => each.file_path !== file_path)).toHaveLength(1);
});

it('finds the file with the same bytes under any name, in the library or among earlier files', async () => {
  const file = pickedFile('first.pdf', undefined, 1234);
  const { file_path } = await uploaded(file);
  const other = new File(['x'.repeat(1234)], 'other.pdf', { type: 'application/pdf' });
  const copy = new File([other], 'copy.pdf', { type: 'application/pdf' });
  expect(await findDuplicate(pickedFile('second.pdf', undefined, 1234), [])).toBe('first.pdf');
  expect(await findDuplicate(pickedFile('first.pdf', undefined, 1235), [])).toBeNull();
  expect(await findDuplicate(copy, [])).toBeNull();
  expect(await findDuplicate(copy, [pickedFile('longer.pdf', undefined, 1235), other])).toBe('other.pdf');
  // The object is replaced, and the server has not seen that yet.
  await objects.put(file_path, await other.text(), { contentType: 'application/pdf' });
  expect(await findDuplicate(file, [])).toBeNull();
  expect(await findDuplicate(copy, [])).toBe('first.pdf');
});

it('removes the object and the record, also of an object that is missing', async () => {
  const file = await uploaded();
  await deleteFile({ id: 'unknown', file_path: file.file_path });
  expect(await objectNames()).not.toContain(file.file_path);
  await deleteFile(file);
  expect(await files()).toEqual([]);
});

it('imports an unknown object once, by the sync rule', async () => {
  const path = `team_photo-${crypto.randomUUID()}.PNG`;
  await objects.put(path, await picture('png'), { contentType: 'image/png' });
  for (const created of [1, 0]) {
    // Shares no earlier result, which shared-sync.test.ts covers.
    await services.firestore.collection(SYNC_COLLECTION).doc(brand.bucket).delete();
    expect(await syncStorage()).toBe(created);
  }
  const id = await recordId(brand.bucket, path);
  expect(await files()).toMatchObject([{ id, file_name: path, category: 'team-photo', tags: ['image', 'team-photo'] }]);
});
