import { disableNetwork } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { handleObjectDeleted } from '../../../functions/src/media/handle-object-deleted';
import { brand } from '../../../src/domain/brand';
import type { MediaChange } from '../../../src/domain/bulk-edit-form';
import { type MediaEdit, type MediaFile, newestFirst } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../../src/domain/quotes';
import { getQuotes } from '../../../src/features/contact/api/get-quotes';
import { getStats } from '../../../src/features/dashboard/api/get-stats';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { getCaptions } from '../../../src/features/media/api/get-captions';
import { patchFile } from '../../../src/features/media/api/patch-file';
import { syncStorage } from '../../../src/features/media/api/sync-storage';
import { updateFile } from '../../../src/features/media/api/update-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { reconnect, watchFiles } from '../../../src/features/media/api/watch-files';
import { savedFirestore } from '../../../src/firebase/listening-firestore';
import { NO_EDIT, pickedFile } from '../../support/media-files';
import { picture } from '../emulated-objects';
import { refused, signInAsStaff, silentWarnings } from './staff';

const { requests, loseAnswer, failNext } = await vi.hoisted(async () =>
  (await import('./recorded-requests')).recordRequests(),
);

const { services, library, objects, records, one, uploaded, asVisitor, expectEmpty } = signInAsStaff();

const EDIT: MediaEdit = { ...NO_EDIT, title: 'Menú', category: 'hero-banner', tags: ['menu'], is_featured: true };

describe('an edit', () => {
  it('is written, and returns a newer record instead of overwriting it', async () => {
    const before = await uploaded();
    expect(await updateFile(before, EDIT)).toEqual({ state: 'saved' });
    const after = await one();
    expect(after).toEqual({ ...before, ...EDIT, updated_at: expect.any(Number) });
    expect(after.updated_at).toBeGreaterThan(before.updated_at);
    expect(await updateFile(before, { ...EDIT, title: 'Mine' })).toEqual({ state: 'changed', file: after });
    expect(await one()).toEqual(after);
  });

  it('is reported as saved, not as a conflict, if its answer was lost', async () => {
    const file = await uploaded();
    const from = requests.length;
    loseAnswer(/:commit/);
    expect(await updateFile(file, EDIT)).toEqual({ state: 'saved' });
    expect(requests.slice(from).filter(({ url }) => url.href.includes(':batchGet'))).toHaveLength(2);
    expect(await one()).toMatchObject(EDIT);
  });

  it('of one field is refused to a visitor; no edit creates a record of a deleted file', async () => {
    const before = await uploaded();
    const feature = () => patchFile(before.id, { is_featured: true });
    await refused(asVisitor(feature), 'session-ended');
    await deleteFile(before);
    expect(await updateFile(before, EDIT)).toEqual({ state: 'gone' });
    await refused(feature(), 'gone');
    await expectEmpty();
  });

  it('of one field leaves the others', async () => {
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
      expect(await one()).toMatchObject(expected);
    }
  });
});

describe('captions', () => {
  const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Buenas tardes!';
  const [ENGLISH, SPANISH] = (['en', 'es'] as const).map((language) => ({ language, text: VTT }));
  const BOTH: MediaEdit = { ...EDIT, captions: ['en', 'es'] };

  /** A video, to which an edit adds captions in both languages. */
  async function captioned() {
    const file = await uploaded(pickedFile('clip.mp4', 'video/mp4'));
    expect(await updateFile(file, BOTH, { en: VTT, es: VTT })).toEqual({ state: 'saved' });
    expect(await asVisitor(async () => getCaptions(await one()))).toEqual([ENGLISH, SPANISH]);
    return file;
  }

  it('change with an edit, which counts as saved only if they are the same', async () => {
    const before = await captioned();
    expect(await updateFile(before, BOTH, { es: VTT })).toEqual({ state: 'saved' });
    expect(await updateFile(before, BOTH, { es: 'WEBVTT' })).toMatchObject({ state: 'changed' });
    const file = await one();
    await refused(
      asVisitor(() => updateFile(file, BOTH, { es: 'WEBVTT' })),
      'session-ended',
    );
    await updateFile(file, BOTH, { en: 'WEBVTT' });
    expect(await getCaptions(file)).toEqual([{ language: 'en', text: 'WEBVTT' }, SPANISH]);
    await updateFile(await one(), { ...EDIT, captions: ['es'] });
    expect(await getCaptions(file), 'someone is removing the others').toEqual([SPANISH]);
  });

  it('go with the record, also with one that was deleted in the console', async () => {
    await captioned();
    const first = await one();
    await deleteFile(first);
    expect(await getCaptions(first)).toEqual([]);

    await captioned();
    const second = await one();
    await objects.remove(second.file_path);
    await handleObjectDeleted(library, second.file_path);
    expect(await getCaptions(second), 'the record still exists').toHaveLength(2);
    await objects.removeRecord(second.file_path);
    await handleObjectDeleted(library, second.file_path);
    expect(await getCaptions(second)).toEqual([]);
  });
});

describe('a deletion', () => {
  it('removes the object and the record, also of an object that is missing', async () => {
    const file = await uploaded();
    await deleteFile({ id: 'unknown', file_path: file.file_path });
    expect(await objects.names()).toEqual([]);
    await deleteFile(file);
    await expectEmpty();
  });

  it('keeps the record of an object that cannot be deleted', async () => {
    const file = await uploaded();
    failNext(/\/o\//, 403);
    await refused(deleteFile(file), 'not-allowed');
    expect(await one()).toEqual(file);
  });
});

describe('the list', () => {
  /** Watches the library until `stop`. `shown` are the files that it shows, and `sees` waits for a condition. */
  function watch() {
    const onFiles = vi.fn<(files: readonly MediaFile[]) => void>();
    const onError = vi.fn();
    const stop = watchFiles(onFiles, onError);
    const shown = () => onFiles.mock.lastCall?.[0] ?? [];
    const find = (name: string) => shown().find(({ file_name }) => file_name === name);
    const sees = (check: () => unknown) => vi.waitUntil(check, { timeout: 10_000 });
    return { onFiles, onError, stop, shown, find, sees };
  }

  // Before the other tests that watch: they leave records in the cache, which would be listed instead.
  it('reports a server that is out of reach, and shows the records after a reconnect', async () => {
    const { file_name } = await uploaded();
    await disableNetwork(savedFirestore);
    const { onError, onFiles, find, sees, stop } = watch();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'offline' })));
    expect(onFiles).not.toHaveBeenCalled();
    await reconnect();
    await sees(() => find(file_name));
    stop();
  });

  it('shows the newest first, follows all changes, and keeps unchanged records identical', async () => {
    for (const name of ['first.pdf', 'kept.pdf']) await uploadFile(pickedFile(name));
    const { onFiles, find, sees, shown, stop } = watch();
    await sees(() => find('kept.pdf'));
    const kept = find('kept.pdf');
    await uploadFile(pickedFile('theirs.pdf'));
    await sees(() => find('theirs.pdf'));
    const names = shown().map(({ file_name }) => file_name);
    expect(names.slice(0, 3)).toEqual(['theirs.pdf', 'kept.pdf', 'first.pdf']);
    const theirs = find('theirs.pdf') as MediaFile;
    await patchFile(theirs.id, { is_featured: true });
    await sees(() => find('theirs.pdf')?.is_featured);
    await deleteFile(theirs);
    await sees(() => !find('theirs.pdf'));
    expect(find('kept.pdf')).toBe(kept);

    stop();
    onFiles.mockClear();
    await uploadFile(pickedFile('later.pdf'));
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('has records of the same time in the order of the site, and skips a document that is none, with a warning', async () => {
    const warning = silentWarnings();
    const fields = { file_name: 'a.pdf', file_path: 'a.pdf', bucket_name: brand.bucket, media_type: 'document' };
    const times = { created_at: new Date(), updated_at: new Date() };
    await records.doc('tie-stray').set({ ...times, file_name: 7 });
    for (const id of ['tie-b', 'tie-a', 'tie-c']) await records.doc(id).set({ ...fields, ...times });
    const { shown, sees, stop } = watch();
    const ties = () => shown().filter(({ id }) => id.startsWith('tie-'));
    await sees(() => ties().length === 3);
    stop();
    expect(ties().map(({ id }) => id)).toEqual(['tie-c', 'tie-b', 'tie-a']);
    expect(ties().reverse().sort(newestFirst)).toEqual(ties());
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('tie-stray'), expect.anything());
  });
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

it('quote requests are paged without gaps or duplicates: with the same timestamp, and beside invalid ones', async () => {
  const quotes = services.firestore.collection(QUOTES_COLLECTION);
  /** Stores a request with a fraction of a second that a Date cannot hold: it has no microseconds. */
  async function store(id: string, fraction: string, language = 'en') {
    const created_at = { timestampValue: `2026-11-22T12:00:00.${fraction}Z` };
    const documents = `projects/${brand.demoProject}/databases/(default)/documents`;
    const fields = { status: { stringValue: 'open' }, language: { stringValue: language }, created_at };
    const { ok } = await fetch(`http://${addressOf('firestore')}/v1/${documents}/${quotes.path}/${id}`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields }),
    });
    expect(ok).toBe(true);
  }
  await services.firestore.recursiveDelete(quotes);
  const fractions = { f: '123457', e: '123456', d: '123455', c: '123', b: '123', a: '122999' };
  for (const [id, fraction] of Object.entries(fractions)) await store(id, fraction);
  for (const id of ['invalid-1', 'invalid-2']) await store(id, '123456', 'unknown');
  const warning = silentWarnings();
  for (const count of [1, 2, 4]) {
    const seen: QuoteRecord[] = [];
    let after: Parameters<typeof getQuotes>[0]['after'];
    do {
      const { quotes, last } = await getQuotes({ statuses: ['open'], count, after });
      seen.push(...quotes);
      after = last;
    } while (after && seen.length < 20);
    expect(seen.map(({ id }) => id)).toEqual(Object.keys(fractions));
  }
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('invalid-1'), expect.anything());
  await services.firestore.recursiveDelete(quotes);
});
