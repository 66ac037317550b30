import { expect, it } from 'vitest';
import { firebaseLibrary } from '../../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../../functions/src/media/handle-object-deleted';
import type { MediaChange } from '../../../src/domain/bulk-edit-form';
import { MEDIA_COLLECTION, type MediaEdit, type MediaFile } from '../../../src/domain/media-record';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { getCaptions } from '../../../src/features/media/api/get-captions';
import { patchFile } from '../../../src/features/media/api/patch-file';
import { updateFile } from '../../../src/features/media/api/update-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { pickedFile } from '../../support/media-files';
import { emulatedLibrary } from './emulated-library';

const { services, objects, objectNames, asVisitor, files, one } = emulatedLibrary('edit');

const uploaded = async (file = pickedFile()) => {
  await uploadFile(file);
  return one();
};

const EDIT: MediaEdit = {
  ...{ title: 'Menú', description: null, alt_text: null, translations: null, category: 'hero-banner' },
  ...{ tags: ['menu'], is_featured: true, captions: [] },
};

it('writes an edit, and returns a newer record instead of overwriting it', async () => {
  const before = await uploaded();
  expect(await updateFile(before, EDIT)).toEqual({ state: 'saved' });
  const after = await one();
  expect(after).toEqual({ ...before, ...EDIT, updated_at: expect.any(Number) });
  expect(after.updated_at).toBeGreaterThan(before.updated_at);
  expect(await updateFile(before, { ...EDIT, title: 'Mine' })).toEqual({ state: 'changed', file: after });
  expect(await one()).toEqual(after);
});

it('creates no record when it edits a deleted one', async () => {
  const before = await uploaded();
  await deleteFile(before);
  expect(await updateFile(before, EDIT)).toEqual({ state: 'gone' });
  const gone = { name: 'StoreError', reason: 'gone' };
  await expect(patchFile(before.id, { is_featured: true })).rejects.toMatchObject(gone);
  expect(await files()).toEqual([]);
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
    await patchFile(id, change);
    expect(await files()).toMatchObject([expected]);
  }
});

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Buenas tardes!';
const [ENGLISH, SPANISH] = (['en', 'es'] as const).map((language) => ({ language, text: VTT }));
const BOTH: MediaEdit = { ...EDIT, captions: ['en', 'es'] };

/** A video with captions in both languages. */
async function captioned() {
  const file = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
  expect(await updateFile(file, BOTH, { en: VTT, es: VTT })).toEqual({ state: 'saved' });
  expect(await asVisitor(async () => getCaptions(await one()))).toEqual([ENGLISH, SPANISH]);
  return file;
}

it('adds, replaces and removes captions with an edit, and counts them as saved only if they are the same', async () => {
  const before = await captioned();
  expect(await updateFile(before, BOTH, { es: VTT })).toEqual({ state: 'saved' });
  expect(await updateFile(before, BOTH, { es: 'WEBVTT' })).toMatchObject({ state: 'changed' });
  const file = await one();
  await expect(asVisitor(() => updateFile(file, BOTH, { es: 'WEBVTT' }))).rejects.toMatchObject({
    reason: 'not-allowed',
  });
  await updateFile(file, BOTH, { en: 'WEBVTT' });
  expect(await getCaptions(file)).toEqual([{ language: 'en', text: 'WEBVTT' }, SPANISH]);
  await updateFile(await one(), { ...EDIT, captions: ['es'] });
  expect(await getCaptions(file), 'someone is removing the others').toEqual([SPANISH]);
});

it('removes the captions with the record, also one that was deleted in the console', async () => {
  await captioned();
  const first = await one();
  await deleteFile(first);
  expect(await getCaptions(first)).toEqual([]);

  await captioned();
  const second = await one();
  await objects.remove(second.file_path);
  await handleObjectDeleted(firebaseLibrary(services), second.file_path);
  expect(await getCaptions(second), 'the record still exists').toHaveLength(2);
  await services.firestore.collection(MEDIA_COLLECTION).doc(second.id).delete();
  await handleObjectDeleted(firebaseLibrary(services), second.file_path);
  expect(await getCaptions(second)).toEqual([]);
});

it('refuses changes by a visitor', async () => {
  const file = await uploaded();
  const reason = { reason: 'not-allowed' };
  await expect(asVisitor(() => updateFile(file, EDIT))).rejects.toMatchObject(reason);
  await expect(asVisitor(() => patchFile(file.id, { is_featured: true }))).rejects.toMatchObject(reason);
  await expect(asVisitor(() => deleteFile(file))).rejects.toMatchObject(reason);
  expect(await files()).toEqual([file]);
  expect(await objectNames()).toContain(file.file_path);
});
