import { beforeAll, expect, it, vi } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { MEDIA_COLLECTION, type MediaEdit } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { getStats } from '../../../src/features/dashboard/api/get-stats';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { getCaptions } from '../../../src/features/media/api/get-captions';
import { patchFile } from '../../../src/features/media/api/patch-file';
import { syncStorage } from '../../../src/features/media/api/sync-storage';
import { updateFile } from '../../../src/features/media/api/update-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { mediaFile, NO_EDIT, pickedFile } from '../../support/media-files';
import { picture } from '../emulated-objects';
import { warmCall } from './emulated-calls';
import { refused, signInAsStaff } from './staff';

const { failNext } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const { services, objects, one, uploaded, asVisitor, expectEmpty } = signInAsStaff();

beforeAll(() => warmCall('syncStorage', { not: 'accepted' }), 110_000);

const EDIT: MediaEdit = { ...NO_EDIT, title: 'Menú', category: 'hero-banner', tags: ['menu'], is_featured: true };

it('an edit is written, and returns a newer record instead of overwriting it', async () => {
  const before = await uploaded();
  expect(await updateFile(before, EDIT)).toEqual({ state: 'saved' });
  const after = await one();
  expect(after).toEqual({ ...before, ...EDIT, updated_at: expect.any(Number) });
  expect(await updateFile(before, { ...EDIT, title: 'Mine' })).toEqual({ state: 'changed', file: after });
  expect(await one()).toEqual(after);
});

it('an edit of one field is refused to a visitor; no edit creates a record of a deleted file', async () => {
  const before = await uploaded();
  const feature = () => patchFile(before.id, { is_featured: true });
  await refused(asVisitor(feature), 'session-ended');
  await deleteFile(before);
  expect(await updateFile(before, EDIT)).toEqual({ state: 'gone' });
  await refused(feature(), 'gone');
  await expectEmpty();
});

it('an edit of one field leaves the others, and adds and removes single tags', async () => {
  const { id } = await uploaded();
  for (const change of [{ category: 'blog-image' as const }, { add_tags: ['a', 'b'] }, { add_tags: ['b', 'c'] }])
    await patchFile(id, change);
  await patchFile(id, { remove_tags: ['a', 'd'] });
  expect(await one()).toMatchObject({ category: 'blog-image', tags: ['b', 'c'], is_featured: false });
});

it('captions change with an edit, and go with the record', async () => {
  const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Buenas tardes!';
  const BOTH: MediaEdit = { ...EDIT, captions: ['en', 'es'] };
  const before = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
  expect(await updateFile(before, BOTH, { en: VTT, es: VTT })).toEqual({ state: 'saved' });
  const file = await one();
  const texts = async () => Object.fromEntries((await getCaptions(file)).map(({ language, text }) => [language, text]));
  expect(await asVisitor(texts)).toEqual({ en: VTT, es: VTT });
  expect(await updateFile(before, BOTH, { es: VTT }), 'the same').toEqual({ state: 'saved' });
  expect(await updateFile(before, BOTH, { es: 'WEBVTT' }), 'others').toMatchObject({ state: 'changed' });
  await updateFile(file, { ...EDIT, captions: ['es'] }, { es: 'WEBVTT' });
  expect(await texts()).toEqual({ es: 'WEBVTT' });
  await deleteFile(file);
  expect(await texts()).toEqual({});
});

it('a deletion removes the object and the record, also of an object that is missing', async () => {
  const file = await uploaded();
  await objects.remove(file.file_path);
  await deleteFile(file);
  await expectEmpty();
  await deleteFile(await uploaded());
  await expectEmpty();
});

it('a deletion keeps the record of an object that cannot be deleted', async () => {
  const file = await uploaded();
  failNext(/\/o\//, 403);
  await refused(deleteFile(file), 'not-allowed');
  expect(await one()).toEqual(file);
});

it('the statistics count files, bytes, images and videos', async () => {
  await uploadFile(pickedFile());
  await uploadFile(pickedFile('clip.mp4', 'video/mp4', 300_000));
  await uploadFile(pickedFile('photo.png', 'image/png', 2000));
  expect(await getStats()).toEqual({ totalFiles: 3, totalSize: 303_000, imageCount: 1, videoCount: 1 });
});

it('Sync Storage imports an unknown object by the sync rule, and counts it', async () => {
  const path = `team_photo-${crypto.randomUUID()}.PNG`;
  await objects.put(path, await picture('png'), { contentType: 'image/png' });
  expect(await syncStorage()).toBe(1);
  const id = await recordId(brand.bucket, path);
  expect(await one()).toMatchObject({ id, file_name: path, category: 'team-photo', tags: ['image', 'team-photo'] });
});

it('the statistics count a file whose size is unknown, with no bytes', async () => {
  await uploadFile(pickedFile('known.pdf', 'application/pdf', 2000));
  const { id, file_size, ...record } = mediaFile('imported', { media_type: 'video' });
  await services.firestore.collection(MEDIA_COLLECTION).doc(id).set(record);
  expect(await getStats()).toEqual({ totalFiles: 2, totalSize: 2000, imageCount: 0, videoCount: 1 });
});

it('the statistics of an empty library are zero', async () => {
  expect(await getStats()).toEqual({ totalFiles: 0, totalSize: 0, imageCount: 0, videoCount: 0 });
});

it('the statistics are not shown to a visitor', () => refused(asVisitor(getStats), 'session-ended'));
