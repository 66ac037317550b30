import { disableNetwork } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { emulators } from '../../../firebase.json';
import { firebaseLibrary } from '../../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { brand } from '../../../src/domain/brand';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { MEDIA_COLLECTION, type MediaFile, newestFirst } from '../../../src/domain/media-record';
import { attachmentDisposition, generateObjectName } from '../../../src/domain/object-name';
import { recordOfObject, uploadedRecord } from '../../../src/domain/object-record';
import { plainFacts } from '../../../src/domain/reconciliation';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { createRecord } from '../../../src/features/media/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { savedFirestore } from '../../../src/firebase/listening-firestore';
import { pickedFile } from '../../support/media-files';
import { recordOf } from '../emulated-objects';
import { emulatedMediaStores } from './emulated-media-stores';

const { requests, loseAnswer, failNext, whileCut } = await vi.hoisted(async () =>
  (await import('./recorded-requests')).recordRequests(),
);

const { services, objects, objectNames, admin, visitor, added, one } = emulatedMediaStores('faults');
const library = firebaseLibrary(services);

it('serves the bytes to anyone as a download with the original name', async () => {
  const file = pickedFile('Menú "del día".mp4', 'video/mp4', 700_000);
  await admin.upload(file);
  const response = await fetch(fileUrl(await one()));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect(response.headers.get('content-type')).toBe('video/mp4');
  // The emulator appends a parameter.
  expect(response.headers.get('content-disposition')).toContain(attachmentDisposition(file.name));
});

it('creates the same record as the server, which adds only what it alone knows', async () => {
  await admin.upload(pickedFile());
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
  const files = Array.from({ length: 3 * PARALLEL_UPLOADS }, (_, index) => pickedFile(`${index}.pdf`));
  let isUploading = true;
  const server = async () => {
    while (isUploading) await syncStorage(library);
  };
  const uploads = Promise.all(files.map((file) => admin.upload(file))).finally(() => {
    isUploading = false;
  });
  await Promise.all([uploads, server()]);
  expect((await added()).map(({ file_name }) => file_name).sort()).toEqual(files.map(({ name }) => name).sort());
  expect(warning).not.toHaveBeenCalledWith(expect.stringContaining('the server creates it'), expect.anything());
  warning.mockRestore();
});

it('does not change a record that already exists', async () => {
  const name = generateObjectName('a.pdf');
  const object = { bucket: brand.bucket, name, contentType: 'application/pdf', size: 7, metadata: null };
  const fields = uploadedRecord(object, 'a.pdf');
  await createRecord(fields);
  const first = await objects.record(name);
  await createRecord(fields);
  expect(await objects.record(name)).toEqual(first);
  await (await recordOf(services, name)).delete();
});

it('completes an upload whose record the server has to create, with the same fields', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await whileCut(new RegExp(`:${emulators.firestore.port}/`), () => admin.upload(pickedFile('left.pdf')));
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('the server creates it'), expect.any(Error));
  warning.mockRestore();
  expect(await added()).toEqual([]);
  await syncStorage(library);
  const { file_path, file_size } = await one();
  const stored = { bucket: brand.bucket, name: file_path, contentType: 'application/pdf', size: file_size };
  const record = await objects.record(file_path);
  expect(record).toMatchObject(uploadedRecord({ ...stored, metadata: null }, 'left.pdf'));
  expect(record).not.toHaveProperty('title');
});

it('creates one object if the answer to an upload is lost', async () => {
  const names = await objectNames();
  loseAnswer(/[?&]name=/);
  await admin.upload(pickedFile());
  expect(await objectNames()).toHaveLength(names.length + 1);
  expect(await added()).toHaveLength(1);
});

it('removes what has arrived of a cancelled upload, so that a retry creates one object', async () => {
  const names = await objectNames();
  const file = pickedFile();
  const cancelling = new AbortController();
  loseAnswer(/[?&]name=/, async () => {
    const stored = (await objectNames()).filter((name) => !names.includes(name));
    for (const name of stored) await reconcileRecord(library, name); // the server has seen the object
    expect(await added()).toHaveLength(1);
    cancelling.abort();
  });
  await expect(admin.upload(file, { signal: cancelling.signal })).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await objectNames()).toEqual(names);
  expect(await added()).toEqual([]);
  await admin.upload(file);
  expect(await objectNames()).toHaveLength(names.length + 1);
  expect(await added()).toHaveLength(1);
});

it('does not report an upload as cancelled if what has arrived cannot be removed', async () => {
  const names = await objectNames();
  const cancelling = new AbortController();
  loseAnswer(/[?&]name=/, () => {
    cancelling.abort();
    failNext(/\/o\//, 403);
  });
  const upload = admin.upload(pickedFile(), { signal: cancelling.signal });
  await expect(upload).rejects.toMatchObject({ reason: 'not-allowed' });
  const left = (await objectNames()).filter((name) => !names.includes(name));
  expect(left).toHaveLength(1);
  for (const name of left) await objects.remove(name);
});

it('makes no second record of a file that has one under another id', async () => {
  const names = await objectNames();
  const file = pickedFile();
  const older = services.firestore.collection(MEDIA_COLLECTION).doc('from-the-older-system');
  loseAnswer(/[?&]name=/, async () => {
    const [file_path] = (await objectNames()).filter((name) => !names.includes(name));
    const record = { file_name: file.name, file_path, bucket_name: brand.bucket, media_type: 'document' };
    await older.set({ ...record, created_at: new Date(), updated_at: new Date() });
  });
  await admin.upload(file);
  expect((await added()).map(({ id }) => id)).toEqual([older.id]);
});

it('reports an edit as saved, not as a conflict, if its answer was lost', async () => {
  await admin.upload(pickedFile());
  const edit = {
    ...{ title: 'Menú', description: null, alt_text: null, translations: null, category: null },
    ...{ tags: ['menú'], is_featured: true, captions: [] },
  };
  const file = await one();
  const from = requests.length;
  loseAnswer(/:commit/);
  expect(await admin.update(file, edit)).toEqual({ state: 'saved' });
  expect(requests.slice(from).filter(({ url }) => url.href.includes(':batchGet'))).toHaveLength(2);
  expect(await one()).toMatchObject(edit);
});

it('leaves nothing of an upload that is cancelled halfway', async () => {
  const names = await objectNames();
  const cancelling = new AbortController();
  const onProgress = (bytes: number) => bytes > 0 && cancelling.abort();
  const upload = admin.upload(pickedFile('clip.mp4', 'video/mp4', 2_000_000), {
    signal: cancelling.signal,
    onProgress,
  });
  await expect(upload).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await objectNames()).toEqual(names);
});

it('deletes the object before the record', async () => {
  await admin.upload(pickedFile());
  const file = await one();
  const from = requests.length;
  await admin.remove(file);
  const { storage, firestore } = emulators;
  expect(requests.slice(from).map(({ url }) => Number(url.port))).toEqual([storage.port, firestore.port]);
});

it('keeps the record of an object that cannot be deleted', async () => {
  await admin.upload(pickedFile());
  const file = await one();
  failNext(/\/o\//, 403);
  await expect(admin.remove(file)).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await one()).toEqual(file);
  await admin.remove(file);
});

// Before the other tests that watch: they leave records in the cache, which would be listed instead.
it('reports a server that is out of reach, and lists the records after a reconnect', async () => {
  await admin.upload(pickedFile());
  const { file_name } = await one();
  await disableNetwork(savedFirestore);
  const [onFiles, onError] = [vi.fn(), vi.fn()];
  const stop = visitor.watch(onFiles, onError);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'offline' })));
  expect(onFiles).not.toHaveBeenCalled();
  await admin.reconnect();
  const listed = expect.arrayContaining([expect.objectContaining({ file_name })]);
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith(listed), { timeout: 10_000 });
  stop();
});

it('lists records with the same timestamp in the order that the site sorts them', async () => {
  const collection = services.firestore.collection(MEDIA_COLLECTION);
  const fields = { file_name: 'a.pdf', file_path: 'a.pdf', bucket_name: brand.bucket, media_type: 'document' };
  const moment = new Date();
  for (const id of ['tie-b', 'tie-a', 'tie-c'])
    await collection.doc(id).set({ ...fields, created_at: moment, updated_at: moment });
  let listed: readonly MediaFile[] = [];
  const stop = visitor.watch(
    (files) => {
      listed = files.filter(({ id }) => id.startsWith('tie-'));
    },
    () => {},
  );
  await vi.waitUntil(() => listed.length === 3, { timeout: 10_000 });
  stop();
  expect(listed.map(({ id }) => id)).toEqual(['tie-c', 'tie-b', 'tie-a']);
  expect(listed.toReversed().sort(newestFirst)).toEqual(listed);
});

it('skips a document that is not a record, with a warning', async () => {
  const stray = services.firestore.collection(MEDIA_COLLECTION).doc('stray');
  await stray.set({ created_at: new Date(), file_name: 7 });
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onFiles = vi.fn();
  const stop = visitor.watch(onFiles, () => {});
  const warned = () => expect(warning).toHaveBeenCalledWith(expect.stringContaining('stray'), expect.anything());
  await vi.waitFor(warned, { timeout: 10_000 });
  stop();
  expect(onFiles).not.toHaveBeenCalledWith(expect.arrayContaining([expect.objectContaining({ id: 'stray' })]));
  warning.mockRestore();
  await stray.delete();
});

it('counts an upload as done if the session ends after the last byte has arrived', async () => {
  const names = await objectNames();
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loseAnswer(/[?&]name=/, () => auth.signOut());
  await admin.upload(pickedFile('last.pdf'));
  warning.mockRestore();
  expect(await objectNames()).toHaveLength(names.length + 1);
  await syncStorage(library);
  expect((await one()).file_name).toBe('last.pdf');
});

it('contacts only the emulators', () => {
  expect(new Set(requests.map(({ url }) => url.hostname))).toEqual(new Set(['127.0.0.1']));
});
