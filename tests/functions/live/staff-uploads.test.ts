import { expect, it, vi } from 'vitest';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { syncStorage as syncOnServer } from '../../../functions/src/media/sync-storage';
import { brand } from '../../../src/domain/brand';
import { attachmentDisposition, GENERATED_NAME, recordId } from '../../../src/domain/object-name';
import { uploadedRecord } from '../../../src/domain/object-record';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { findDuplicate } from '../../../src/features/media/api/find-duplicate';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { mediaFile, pickedFile } from '../../support/media-files';
import { refused, signInAsStaff, silentWarnings } from './staff';

const { requests, loseAnswer, failNext } = await vi.hoisted(async () =>
  (await import('./recorded-requests')).recordRequests(),
);

const { library, objects, records, one, uploaded, asVisitor, expectEmpty } = signInAsStaff();

const BY_SERVER = expect.stringContaining('the server creates it');

/** The request that stores bytes. */
const STORING = /[?&]name=/;

it('an upload becomes a record with the fields of an upload, and its bytes are served to anyone as a download', async () => {
  const picked = pickedFile('Menú "del día".mp4', 'video/mp4', 700_000);
  const file = await uploaded(picked);
  expect(file).toEqual({
    ...mediaFile('empty'),
    id: await recordId(brand.bucket, file.file_path),
    file_name: picked.name,
    file_path: expect.stringMatching(GENERATED_NAME),
    bucket_name: brand.bucket,
    media_type: 'video',
    mime_type: 'video/mp4',
    file_size: 700_000,
    created_at: expect.closeTo(Date.now(), -5),
    updated_at: file.created_at,
  });
  const response = await fetch(fileUrl(file));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await picked.arrayBuffer()));
  expect(response.headers.get('content-type')).toBe('video/mp4');
  // The emulator appends a parameter.
  expect(response.headers.get('content-disposition')).toContain(attachmentDisposition(picked.name));
});

const unreadable = Object.defineProperty(pickedFile(), 'slice', {
  value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('The file has changed', 'NotReadableError')) }),
});
const cancelHalfway = (halfway = new AbortController()) => {
  const onProgress = (bytes: number) => bytes > 0 && halfway.abort();
  return uploadFile(pickedFile('clip.mp4', 'video/mp4', 2_000_000), { signal: halfway.signal, onProgress });
};
const cancelBeforeToken = (early = new AbortController()) => {
  vi.spyOn(auth, 'authStateReady').mockImplementationOnce(async () => early.abort());
  return uploadFile(pickedFile(), { signal: early.signal });
};
it.each<[string, () => Promise<unknown>]>([
  ['wrong-type', () => uploadFile(pickedFile('page.html', 'text/html'))],
  ['unreadable', () => uploadFile(unreadable)],
  ['session-ended', () => asVisitor(() => uploadFile(pickedFile()))],
  ['canceled', () => uploadFile(pickedFile(), { signal: AbortSignal.abort() })],
  ['canceled', cancelHalfway],
  ['canceled', cancelBeforeToken],
])('an upload that is refused stores nothing: %s', async (reason, attempt) => {
  await refused(attempt(), reason);
  await expectEmpty();
});

it('an upload makes one object of a file, under the same name after a failed attempt, and a second one if it is repeated', async () => {
  const file = pickedFile('Prices.DOC', '', 300_000); // the system knows no type
  const from = requests.length;
  failNext(STORING, 403);
  await refused(uploadFile(file), 'not-allowed');
  const onProgress = vi.fn();
  await uploadFile(file, { onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(300_000);
  const { file_path, ...record } = await one();
  expect(record).toMatchObject({ media_type: 'document', mime_type: 'application/msword' });
  const names = requests.slice(from).flatMap(({ url }) => url.searchParams.get('name') ?? []);
  expect([names.length > 1, new Set(names)]).toEqual([true, new Set([file_path])]);
  await uploadFile(file);
  expect((await objects.files()).filter((each) => each.file_path !== file_path)).toHaveLength(1);
});

it('an upload leaves nothing if it is canceled after it has arrived, so that a retry creates one object', async () => {
  const file = pickedFile();
  const canceling = new AbortController();
  loseAnswer(STORING, async () => {
    for (const name of await objects.names()) await reconcileRecord(library, name); // the server has seen the object
    expect(await objects.files()).toHaveLength(1);
    canceling.abort();
  });
  await refused(uploadFile(file, { signal: canceling.signal }), 'canceled');
  await expectEmpty();
  await uploaded(file);
  expect(await objects.names()).toHaveLength(1);
});

it('an upload is not reported as canceled if what has arrived cannot be removed', async () => {
  const canceling = new AbortController();
  loseAnswer(STORING, () => {
    canceling.abort();
    failNext(/\/o\//, 403);
  });
  await refused(uploadFile(pickedFile(), { signal: canceling.signal }), 'not-allowed');
  expect(await objects.names()).toHaveLength(1);
});

it('an upload makes no second record of a file that has one under another id', async () => {
  const file = pickedFile();
  loseAnswer(STORING, async () => {
    const [file_path] = await objects.names();
    const record = { file_name: file.name, file_path, bucket_name: brand.bucket, media_type: 'document' };
    await records.doc('older').set({ ...record, created_at: new Date(), updated_at: new Date() });
  });
  expect((await uploaded(file)).id).toBe('older');
});

it('an upload counts as done if the session ends after the last byte, and the server makes the same record', async () => {
  const warning = silentWarnings();
  loseAnswer(STORING, () => auth.signOut());
  await uploadFile(pickedFile('last.pdf'));
  expect(warning).toHaveBeenCalledWith(BY_SERVER, expect.any(Error));
  expect([(await objects.names()).length, await objects.files()]).toEqual([1, []]);
  await syncOnServer(library);
  const { file_path, file_size } = await one();
  const stored = { bucket: brand.bucket, name: file_path, contentType: 'application/pdf', size: file_size };
  const record = await objects.record(file_path);
  expect(record).toMatchObject(uploadedRecord({ ...stored, metadata: null }, 'last.pdf'));
  expect(record).not.toHaveProperty('title');
});

it('an upload is compared with the bytes of files in the library and of earlier files, under any name', async () => {
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
