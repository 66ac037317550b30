import { expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../../functions/src/media/handle-object-deleted';
import { brand } from '../../../src/domain/brand';
import type { MediaChange } from '../../../src/domain/bulk-edit-form';
import type { NewCaptions } from '../../../src/domain/captions';
import { MEDIA_COLLECTION, type MediaEdit, type MediaFile } from '../../../src/domain/media-record';
import { GENERATED_NAME, recordId } from '../../../src/domain/object-name';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { pickedFile } from '../../support/media-files';
import { picture } from '../emulated-objects';
import { emulatedMediaStores } from './emulated-media-stores';

const { services, objects, objectNames, admin, visitor, added, one } = emulatedMediaStores('media');

/** How a browser fails to read a picked file that was changed or deleted since. */
const unreadable = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));

/** Expects an attempt to fail and to leave neither an object nor a record. */
const refused = async (attempt: () => Promise<unknown>, reason: string) => {
  const objects = await objectNames();
  await expect(attempt()).rejects.toMatchObject({ name: 'StoreError', reason });
  expect(await objectNames()).toEqual(objects);
  expect(await added()).toEqual([]);
};

const uploaded = async (file = pickedFile()) => {
  await admin.upload(file);
  return one();
};

it('shows an upload to a visitor, with the fields of an upload and no others', async () => {
  const file = await uploaded();
  expect(file).toEqual({
    id: await recordId(brand.bucket, file.file_path),
    file_name: 'Menú del día 100%.pdf',
    file_path: expect.stringMatching(GENERATED_NAME),
    bucket_name: brand.bucket,
    ...{ media_type: 'document', mime_type: 'application/pdf', file_size: 1000 },
    ...{ title: null, description: null, alt_text: null, translations: null, category: null },
    ...{ tags: [], is_featured: false, captions: [] },
    ...{ width: null, height: null, renditions: [], placeholder: null, missing_since: null },
    generation: file.generation, // the server may have already set it
    created_at: expect.closeTo(Date.now(), -5),
    updated_at: file.created_at,
  });
  expect(await objectNames()).toContain(file.file_path);
  expect(fileUrl(file)).toContain(`/v0/b/${brand.bucket}/o/${file.file_path}?alt=media`);
});

it('lists the newest first, follows all changes, and keeps unchanged records identical', async () => {
  for (const name of ['first.pdf', 'kept.pdf']) await admin.upload(pickedFile(name));
  let files: readonly MediaFile[] = [];
  const stop = visitor.watch(
    (now) => {
      files = now;
    },
    () => {},
  );
  const find = (name: string) => files.find(({ file_name }) => file_name === name);
  const found = (name: string, check: (file: MediaFile | undefined) => boolean) =>
    vi.waitUntil(() => check(find(name)), { timeout: 10_000 });
  await found('kept.pdf', (file) => !!file);
  const kept = find('kept.pdf');
  await admin.upload(pickedFile('theirs.pdf'));
  await found('theirs.pdf', (file) => !!file);
  const names = files.map(({ file_name }) => file_name);
  expect(names.slice(0, 3)).toEqual(['theirs.pdf', 'kept.pdf', 'first.pdf']);
  const theirs = find('theirs.pdf') as MediaFile;
  await admin.patch(theirs.id, { is_featured: true });
  await found('theirs.pdf', (file) => file?.is_featured === true);
  await admin.remove(theirs);
  await found('theirs.pdf', (file) => !file);
  expect(find('kept.pdf')).toBe(kept);

  stop();
  const last = files;
  await admin.upload(pickedFile('later.pdf'));
  expect(files).toBe(last);
});

it('counts files, bytes, images and videos', async () => {
  const { totalFiles, totalSize, imageCount, videoCount } = await admin.stats();
  await admin.upload(pickedFile());
  await admin.upload(pickedFile('clip.mp4', 'video/mp4', 300_000));
  await admin.upload(pickedFile('photo.png', 'image/png', 2000));
  expect(await admin.stats()).toEqual({
    totalFiles: totalFiles + 3,
    totalSize: totalSize + 303_000,
    imageCount: imageCount + 1,
    videoCount: videoCount + 1,
  });
});

it('makes a second object when the same file is uploaded again', async () => {
  const file = pickedFile();
  await admin.upload(file);
  await admin.upload(file);
  expect(new Set((await added()).map(({ file_path }) => file_path)).size).toBe(2);
});

it('reports upload progress up to the last byte', async () => {
  const progress: number[] = [];
  await admin.upload(pickedFile('clip.mp4', 'video/mp4', 300_000), {
    onProgress: (bytes) => progress.push(bytes),
  });
  expect(progress.at(-1)).toBe(300_000);
});

it('recognizes a Word file by its extension if the system gives no type', async () => {
  await admin.upload(pickedFile('Prices.DOC', ''));
  expect(await added()).toMatchObject([{ media_type: 'document', mime_type: 'application/msword' }]);
});

it('refuses a file type that is not allowed', () =>
  refused(() => admin.upload(pickedFile('page.html', 'text/html')), 'wrong-type'));

it('refuses a picked file that can no longer be read', () => {
  const file = Object.defineProperty(pickedFile(), 'slice', { value: () => ({ arrayBuffer: unreadable }) });
  return refused(() => admin.upload(file), 'unreadable');
});

it('refuses an upload by a visitor', () => refused(() => visitor.upload(pickedFile()), 'not-allowed'));

it('does not start an upload that is already cancelled', () =>
  refused(() => admin.upload(pickedFile(), { signal: AbortSignal.abort() }), 'cancelled'));

it('makes one object of a file after a failed first attempt', async () => {
  const file = pickedFile();
  await refused(() => visitor.upload(file), 'not-allowed');
  await admin.upload(file);
  expect(await added()).toHaveLength(1);
});

const EDIT: MediaEdit = {
  ...{ title: 'Menú', description: null, alt_text: null, translations: null, category: 'hero-banner' },
  ...{ tags: ['menu'], is_featured: true, captions: [] },
};

it('finds the file with the same bytes under any name, in the library or among earlier files', async () => {
  await uploaded(pickedFile('first.pdf', undefined, 1234));
  const other = new File(['x'.repeat(1234)], 'other.pdf', { type: 'application/pdf' });
  const copy = new File([other], 'copy.pdf', { type: 'application/pdf' });
  expect(await admin.findDuplicate(pickedFile('second.pdf', undefined, 1234))).toBe('first.pdf');
  expect(await admin.findDuplicate(pickedFile('first.pdf', undefined, 1235))).toBeNull();
  expect(await admin.findDuplicate(copy)).toBeNull();
  expect(await admin.findDuplicate(copy, [pickedFile('longer.pdf', undefined, 1235), other])).toBe('other.pdf');
});

it('does not find the old bytes of an object that was replaced, even before the server has seen that', async () => {
  const file = pickedFile('first.pdf', undefined, 1234);
  const replacement = new File(['x'.repeat(1234)], 'second.pdf', { type: 'application/pdf' });
  const { file_path } = await uploaded(file);
  expect(await admin.findDuplicate(file)).toBe('first.pdf');
  await objects.put(file_path, await replacement.text(), { contentType: 'application/pdf' });
  expect(await admin.findDuplicate(file)).toBeNull();
  expect(await admin.findDuplicate(replacement)).toBe('first.pdf');
});

it('writes an edit', async () => {
  const before = await uploaded();
  expect(await admin.update(before, EDIT)).toEqual({ state: 'saved' });
  const [after] = await added();
  const { generation: _, ...fields } = before; // the server may set it in between
  expect(after).toMatchObject({ ...fields, ...EDIT, updated_at: expect.any(Number) });
  expect(after?.updated_at).toBeGreaterThan(before.updated_at);
});

it('returns the newer record instead of overwriting it with an edit', async () => {
  const before = await uploaded();
  await admin.update(before, EDIT);
  const outcome = await admin.update(before, { ...EDIT, title: 'Mine' });
  expect(outcome).toMatchObject({ state: 'changed', file: { id: before.id, title: 'Menú' } });
  expect((await added())[0]?.title).toBe('Menú');
});

it('creates no record when it edits a deleted one', async () => {
  const before = await uploaded();
  await admin.remove(before);
  expect(await admin.update(before, EDIT)).toEqual({ state: 'gone' });
  const gone = { name: 'StoreError', reason: 'gone' };
  await expect(admin.patch(before.id, { is_featured: true })).rejects.toMatchObject(gone);
  expect(await added()).toEqual([]);
});

it('changes one field and leaves the others', async () => {
  const { id } = await uploaded();
  const changes: [MediaChange, Partial<MediaFile>][] = [
    [{ category: 'blog-image' }, { category: 'blog-image', tags: [] }],
    [{ add_tags: ['a', 'b'] }, { category: 'blog-image', tags: ['a', 'b'] }],
    [{ add_tags: ['b', 'c'] }, { tags: ['a', 'b', 'c'] }],
    [{ remove_tags: ['a', 'd'] }, { tags: ['b', 'c'], is_featured: false }],
    [{ is_featured: true }, { category: 'blog-image', tags: ['b', 'c'], is_featured: true }],
  ];
  for (const [change, expected] of changes) {
    await admin.patch(id, change);
    expect(await added()).toMatchObject([expected]);
  }
});

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Buenas tardes!';

it('adds, replaces and removes captions with an edit, and gives them to everyone', async () => {
  const save = async (captions: MediaEdit['captions'], texts: NewCaptions = {}) => {
    const outcome = await admin.update(await one(), { ...EDIT, captions }, texts);
    expect(outcome).toEqual({ state: 'saved' });
    return visitor.captions(await one());
  };
  const [english, spanish] = [
    { language: 'en', text: 'WEBVTT' },
    { language: 'es', text: VTT },
  ];
  await uploaded(pickedFile('clip.mp4', 'video/mp4'));
  expect(await save(['en', 'es'], { en: VTT, es: VTT })).toEqual([{ ...english, text: VTT }, spanish]);
  expect(await save(['en', 'es'], { en: 'WEBVTT' })).toEqual([english, spanish]);
  expect(await save(['es'])).toEqual([spanish]);
  const { id } = await one();
  expect(await visitor.captions({ id, captions: ['en', 'es'] })).toEqual([spanish]);
});

it('counts captions as saved only if they are the same', async () => {
  const before = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
  const edit: MediaEdit = { ...EDIT, captions: ['es'] };
  await admin.update(before, edit, { es: VTT });
  expect(await admin.update(before, edit, { es: VTT })).toEqual({ state: 'saved' });
  expect(await admin.update(before, edit, { es: 'WEBVTT' })).toMatchObject({ state: 'changed' });
  await expect(visitor.update(await one(), edit, { es: 'WEBVTT' })).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await visitor.captions(await one())).toEqual([{ language: 'es', text: VTT }]);
});

it('removes the captions with the record, also one that was deleted in the console', async () => {
  const languages: MediaEdit['captions'] = ['en', 'es'];
  const withCaptions = async () => {
    const before = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
    await admin.update(before, { ...EDIT, captions: languages }, { en: VTT, es: VTT });
    return one();
  };
  const first = await withCaptions();
  await admin.remove(first);
  expect(await visitor.captions({ id: first.id, captions: languages })).toEqual([]);

  const second = await withCaptions();
  await objects.remove(second.file_path);
  await handleObjectDeleted(firebaseLibrary(services), second.file_path);
  expect(await visitor.captions(second), 'the record still exists').toHaveLength(2);
  await services.firestore.collection(MEDIA_COLLECTION).doc(second.id).delete();
  await handleObjectDeleted(firebaseLibrary(services), second.file_path);
  expect(await visitor.captions(second)).toEqual([]);
});

it('refuses edits by a visitor', async () => {
  const before = await uploaded();
  const reason = { reason: 'not-allowed' };
  await expect(visitor.update(before, EDIT)).rejects.toMatchObject(reason);
  await expect(visitor.patch(before.id, { is_featured: true })).rejects.toMatchObject(reason);
  const { generation: _, ...fields } = before;
  expect(await added()).toMatchObject([fields]);
});

it('removes the object and the record', async () => {
  const file = await uploaded();
  await admin.remove(file);
  expect(await added()).toEqual([]);
  expect(await objectNames()).not.toContain(file.file_path);
});

it('removes the record of a missing object', async () => {
  const file = await uploaded();
  await admin.remove({ id: 'unknown', file_path: file.file_path });
  await admin.remove(file);
  expect(await added()).toEqual([]);
});

it('refuses removal by a visitor', async () => {
  const file = await uploaded();
  await expect(visitor.remove(file)).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await added()).toMatchObject([{ id: file.id }]);
  expect(await objectNames()).toContain(file.file_path);
});

it('imports an unknown object once, by the sync rule', async () => {
  const path = `team_photo-${crypto.randomUUID()}.PNG`;
  await objects.put(path, await picture('png'), { contentType: 'image/png' });
  expect(await visitor.sync()).toBe(1);
  expect(await visitor.sync()).toBe(0);
  const id = await recordId(brand.bucket, path);
  expect(await added()).toMatchObject([{ id, file_name: path, category: 'team-photo', tags: ['image', 'team-photo'] }]);
});
