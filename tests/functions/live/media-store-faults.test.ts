import { disableNetwork } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { emulators } from '../../../firebase.json';
import { firebaseLibrary } from '../../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { brand } from '../../../src/domain/brand';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { MEDIA_COLLECTION, type MediaFile, newestFirst } from '../../../src/domain/media-record';
import { recordOfObject, uploadedRecord } from '../../../src/domain/object-record';
import { plainFacts } from '../../../src/domain/reconciliation';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { updateFile } from '../../../src/features/media/api/update-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { reconnect, watchFiles } from '../../../src/features/media/api/watch-files';
import { auth } from '../../../src/firebase/auth';
import { savedFirestore } from '../../../src/firebase/listening-firestore';
import { pickedFile } from '../../support/media-files';
import { emulatedLibrary } from './emulated-library';

const { requests, loseAnswer, failNext } = await vi.hoisted(async () =>
  (await import('./recorded-requests')).recordRequests(),
);

const { services, objects, objectNames, asVisitor, files, one } = emulatedLibrary('faults');
const library = firebaseLibrary(services);

it('creates the same record as the server, which adds only what it alone knows', async () => {
  await uploadFile(pickedFile());
  const { file_path } = await one();
  await reconcileRecord(library, file_path);
  const fields = (await objects.record(file_path)) ?? {};
  const { contentType = null, size, metadata = null, generation } = await objects.metadata(file_path);
  const object = { bucket: brand.bucket, name: file_path, contentType, size: Number(size), metadata };
  const { created_at, updated_at, stored_at: _, ...rest } = fields;
  expect(rest).toEqual({
    ...recordOfObject(object),
    ...plainFacts({ ...object, generation: String(generation) }),
    missing_since: null,
  });
  expect(created_at.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  expect(updated_at).toEqual(created_at);
});

it('creates one record per file while the server creates them at the same time', async () => {
  const warning = vi.spyOn(console, 'warn');
  const picked = Array.from({ length: 3 * PARALLEL_UPLOADS }, (_, index) => pickedFile(`${index}.pdf`));
  let isUploading = true;
  const server = async () => {
    while (isUploading) await syncStorage(library);
  };
  const uploads = Promise.all(picked.map((file) => uploadFile(file))).finally(() => {
    isUploading = false;
  });
  await Promise.all([uploads, server()]);
  expect((await files()).map(({ file_name }) => file_name).sort()).toEqual(picked.map(({ name }) => name).sort());
  expect(warning).not.toHaveBeenCalledWith(expect.stringContaining('the server creates it'), expect.anything());
  warning.mockRestore();
});

it('retries under the same name: a lost answer must not lead to a second object', async () => {
  const file = pickedFile();
  const from = requests.length;
  await expect(asVisitor(() => uploadFile(file))).rejects.toMatchObject({ reason: 'not-allowed' });
  await uploadFile(file);
  const names = requests.slice(from).flatMap(({ url }) => url.searchParams.get('name') ?? []);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(1);
});

it('removes what has arrived of a cancelled upload, so that a retry creates one object', async () => {
  const file = pickedFile();
  const cancelling = new AbortController();
  loseAnswer(/[?&]name=/, async () => {
    for (const name of await objectNames()) await reconcileRecord(library, name); // the server has seen the object
    expect(await files()).toHaveLength(1);
    cancelling.abort();
  });
  await expect(uploadFile(file, { signal: cancelling.signal })).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await objectNames()).toEqual([]);
  expect(await files()).toEqual([]);
  await uploadFile(file);
  expect(await objectNames()).toHaveLength(1);
  expect(await files()).toHaveLength(1);
});

it('does not report an upload as cancelled if what has arrived cannot be removed', async () => {
  const cancelling = new AbortController();
  loseAnswer(/[?&]name=/, () => {
    cancelling.abort();
    failNext(/\/o\//, 403);
  });
  const upload = uploadFile(pickedFile(), { signal: cancelling.signal });
  await expect(upload).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await objectNames()).toHaveLength(1);
});

it('makes no second record of a file that has one under another id', async () => {
  const file = pickedFile();
  const older = services.firestore.collection(MEDIA_COLLECTION).doc('from-the-older-system');
  loseAnswer(/[?&]name=/, async () => {
    const [file_path] = await objectNames();
    const record = { file_name: file.name, file_path, bucket_name: brand.bucket, media_type: 'document' };
    await older.set({ ...record, created_at: new Date(), updated_at: new Date() });
  });
  await uploadFile(file);
  expect((await files()).map(({ id }) => id)).toEqual([older.id]);
});

it('reports an edit as saved, not as a conflict, if its answer was lost', async () => {
  await uploadFile(pickedFile());
  const edit = {
    ...{ title: 'Menú', description: null, alt_text: null, translations: null, category: null },
    ...{ tags: ['menú'], is_featured: true, captions: [] },
  };
  const file = await one();
  const from = requests.length;
  loseAnswer(/:commit/);
  expect(await updateFile(file, edit)).toEqual({ state: 'saved' });
  expect(requests.slice(from).filter(({ url }) => url.href.includes(':batchGet'))).toHaveLength(2);
  expect(await one()).toMatchObject(edit);
});

it('leaves nothing of an upload that is cancelled halfway', async () => {
  const cancelling = new AbortController();
  const onProgress = (bytes: number) => bytes > 0 && cancelling.abort();
  const upload = uploadFile(pickedFile('clip.mp4', 'video/mp4', 2_000_000), {
    signal: cancelling.signal,
    onProgress,
  });
  await expect(upload).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await objectNames()).toEqual([]);
});

it('deletes the object before the record', async () => {
  await uploadFile(pickedFile());
  const file = await one();
  const from = requests.length;
  await deleteFile(file);
  const { storage, firestore } = emulators;
  expect(requests.slice(from).map(({ url }) => Number(url.port))).toEqual([storage.port, firestore.port]);
});

it('keeps the record of an object that cannot be deleted', async () => {
  await uploadFile(pickedFile());
  const file = await one();
  failNext(/\/o\//, 403);
  await expect(deleteFile(file)).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await one()).toEqual(file);
});

// Before the other tests that watch: they leave records in the cache, which would be listed instead.
it('reports a server that is out of reach, and lists the records after a reconnect', async () => {
  await uploadFile(pickedFile());
  const { file_name } = await one();
  await disableNetwork(savedFirestore);
  const [onFiles, onError] = [vi.fn(), vi.fn()];
  const stop = watchFiles(onFiles, onError);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'offline' })));
  expect(onFiles).not.toHaveBeenCalled();
  await reconnect();
  const listed = expect.arrayContaining([expect.objectContaining({ file_name })]);
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith(listed), { timeout: 10_000 });
  stop();
});

it('lists records with the same timestamp as the site sorts them, and skips a document that is none, with a warning', async () => {
  const collection = services.firestore.collection(MEDIA_COLLECTION);
  const fields = { file_name: 'a.pdf', file_path: 'a.pdf', bucket_name: brand.bucket, media_type: 'document' };
  const moment = new Date();
  const times = { created_at: moment, updated_at: moment };
  await collection.doc('tie-stray').set({ ...times, file_name: 7 });
  for (const id of ['tie-b', 'tie-a', 'tie-c']) await collection.doc(id).set({ ...fields, ...times });
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onFiles = vi.fn<(files: readonly MediaFile[]) => void>();
  const stop = watchFiles(onFiles, () => {});
  const ties = () => (onFiles.mock.lastCall?.[0] ?? []).filter(({ id }) => id.startsWith('tie-'));
  await vi.waitUntil(() => ties().length === 3, { timeout: 10_000 });
  stop();
  expect(ties().map(({ id }) => id)).toEqual(['tie-c', 'tie-b', 'tie-a']);
  expect(ties().toReversed().sort(newestFirst)).toEqual(ties());
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('tie-stray'), expect.anything());
  warning.mockRestore();
});

it('counts an upload as done if the session ends after the last byte, and the server makes the same record', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loseAnswer(/[?&]name=/, () => auth.signOut());
  await uploadFile(pickedFile('last.pdf'));
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('the server creates it'), expect.any(Error));
  warning.mockRestore();
  expect(await objectNames()).toHaveLength(1);
  expect(await files()).toEqual([]);
  await syncStorage(library);
  const { file_path, file_size } = await one();
  const stored = { bucket: brand.bucket, name: file_path, contentType: 'application/pdf', size: file_size };
  const record = await objects.record(file_path);
  expect(record).toMatchObject(uploadedRecord({ ...stored, metadata: null }, 'last.pdf'));
  expect(record).not.toHaveProperty('title');
});

it('contacts only the emulators', () => {
  expect(new Set(requests.map(({ url }) => url.hostname))).toEqual(new Set(['127.0.0.1']));
});
