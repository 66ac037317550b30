import { beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { MEDIA_COLLECTION, type MediaEdit, type MediaFile } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { getStats } from '../../../src/features/dashboard/api/get-stats';
import { syncStorage } from '../../../src/features/gallery/api/sync-storage';
import { deleteFile } from '../../../src/features/library/api/delete-file';
import { patchFile } from '../../../src/features/library/api/patch-file';
import { updateFile } from '../../../src/features/library/api/update-file';
import { uploadFile } from '../../../src/features/library/api/upload-file';
import { getCaptions } from '../../../src/features/media/api/get-captions';
import { mediaFile, NO_EDIT, pickedFile } from '../../support/media-files';
import { picture } from '../emulated-objects';
import { warmCall } from './emulated-calls';
import { refused, signInAsStaff } from './staff';

const { failNext } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const { services, objects, one, uploaded, asVisitor, expectEmpty } = signInAsStaff();

beforeAll(() => warmCall('syncStorage', { not: 'accepted' }), 110_000);

const EDIT: MediaEdit = { ...NO_EDIT, title: 'Menú', category: 'hero-banner', tags: ['menu'], is_featured: true };

describe('an edit', () => {
  it('is written', async () => {
    const before = await uploaded();
    expect(await updateFile(before, EDIT)).toEqual({ state: 'saved' });
    expect(await one()).toEqual({ ...before, ...EDIT, updated_at: expect.any(Number) });
  });

  it('returns a newer record instead of overwriting it', async () => {
    const before = await uploaded();
    await updateFile(before, EDIT);
    const newer = await one();
    expect(await updateFile(before, { ...EDIT, title: 'Mine' })).toEqual({ state: 'changed', file: newer });
    expect(await one()).toEqual(newer);
  });

  it('creates no record of a deleted file', async () => {
    const before = await uploaded();
    await deleteFile(before);
    expect(await updateFile(before, EDIT)).toEqual({ state: 'gone' });
    await expectEmpty();
  });
});

describe('an edit of one field', () => {
  it('is refused to a visitor', async () => {
    const { id } = await uploaded();
    await refused(
      asVisitor(() => patchFile(id, { is_featured: true })),
      'session-ended',
    );
  });

  it('creates no record of a deleted file', async () => {
    const before = await uploaded();
    await deleteFile(before);
    await refused(patchFile(before.id, { is_featured: true }), 'gone');
    await expectEmpty();
  });

  it('leaves the other fields', async () => {
    const before = await uploaded();
    await patchFile(before.id, { category: 'blog-image' });
    expect(await one()).toEqual({ ...before, category: 'blog-image', updated_at: expect.any(Number) });
  });

  it('adds tags to those that the file has, each once', async () => {
    const { id } = await uploaded();
    await patchFile(id, { add_tags: ['a', 'b'] });
    await patchFile(id, { add_tags: ['b', 'c'] });
    expect(await one()).toMatchObject({ tags: ['a', 'b', 'c'] });
  });

  it('removes single tags', async () => {
    const { id } = await uploaded();
    await patchFile(id, { add_tags: ['a', 'b', 'c'] });
    await patchFile(id, { remove_tags: ['a', 'd'] });
    expect(await one()).toMatchObject({ tags: ['b', 'c'] });
  });
});

describe('captions', () => {
  const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Buenas tardes!';
  const BOTH: MediaEdit = { ...EDIT, captions: ['en', 'es'] };
  const textsOf = async (file: MediaFile) =>
    Object.fromEntries((await getCaptions(file)).map(({ language, text }) => [language, text]));

  /** A video before and after an edit that adds captions in both languages. */
  async function withCaptions() {
    const before = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
    const outcome = await updateFile(before, BOTH, { en: VTT, es: VTT });
    return { before, outcome, file: await one() };
  }

  it('are added by an edit', async () => {
    const { outcome, file } = await withCaptions();
    expect(outcome).toEqual({ state: 'saved' });
    expect(await textsOf(file)).toEqual({ en: VTT, es: VTT });
  });

  it('are shown to a visitor', async () => {
    const { file } = await withCaptions();
    expect(await asVisitor(() => textsOf(file))).toEqual({ en: VTT, es: VTT });
  });

  it('count as saved if the same edit is sent again, because its answer was lost', async () => {
    const { before } = await withCaptions();
    expect(await updateFile(before, BOTH, { es: VTT })).toEqual({ state: 'saved' });
  });

  it('are not overwritten by other ones of an edit of an older record', async () => {
    const { before } = await withCaptions();
    expect(await updateFile(before, BOTH, { es: 'WEBVTT' })).toMatchObject({ state: 'changed' });
  });

  it('are replaced and removed by an edit', async () => {
    const { file } = await withCaptions();
    await updateFile(file, { ...EDIT, captions: ['es'] }, { es: 'WEBVTT' });
    expect(await textsOf(file)).toEqual({ es: 'WEBVTT' });
  });

  it('are deleted with the record', async () => {
    const { file } = await withCaptions();
    await deleteFile(file);
    expect(await textsOf(file)).toEqual({});
  });
});

it('a deletion removes the object and the record', async () => {
  await deleteFile(await uploaded());
  await expectEmpty();
});

it('a deletion removes the record of an object that is missing', async () => {
  const file = await uploaded();
  await objects.remove(file.file_path);
  await deleteFile(file);
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

describe('Sync Storage', () => {
  async function syncUnknown() {
    const path = `team_photo-${crypto.randomUUID()}.PNG`;
    await objects.put(path, await picture('png'), { contentType: 'image/png' });
    return { path, count: await syncStorage() };
  }

  it('imports an unknown object by the sync rule', async () => {
    const { path } = await syncUnknown();
    const id = await recordId(brand.bucket, path);
    expect(await one()).toMatchObject({ id, file_name: path, category: 'team-photo', tags: ['image', 'team-photo'] });
  });

  it('counts what it imports', async () => {
    expect((await syncUnknown()).count).toBe(1);
  });
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
