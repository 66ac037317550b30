import { expect, it, vi } from 'vitest';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { brand } from '../../../src/domain/brand';
import type { MediaFile } from '../../../src/domain/media-record';
import { attachmentDisposition, GENERATED_NAME, recordId } from '../../../src/domain/object-name';
import { uploadedRecord } from '../../../src/domain/object-record';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { findDuplicate } from '../../../src/features/media/api/find-duplicate';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { pickedFile } from '../../support/media-files';
import { refused, signInAsStaff } from './staff';

const { requests, loseAnswer, failNext } = await vi.hoisted(async () =>
  (await import('./recorded-requests')).recordRequests(),
);

const { library, objects, one, uploaded, asVisitor, expectEmpty } = signInAsStaff();

/** The request that stores bytes. */
const STORING = /[?&]name=/;

/** The record that an upload of `file` has to get. */
const recordOf = ({ file_path: name }: MediaFile, { type, size, name: fileName }: File) =>
  uploadedRecord({ bucket: brand.bucket, name, contentType: type, size, metadata: null }, fileName);

/** The server has seen what is stored. */
const recordOnServer = async () => {
  for (const name of await objects.names()) await reconcileRecord(library, name);
};

it('an upload becomes a record with the fields of an upload, and its bytes are served to anyone as a download', async () => {
  const picked = pickedFile('Menú "del día".mp4', 'video/mp4', 700_000);
  const file = await uploaded(picked);
  expect(file).toMatchObject({ ...recordOf(file, picked), title: null });
  expect(file.file_path).toMatch(GENERATED_NAME);
  expect(file.id).toBe(await recordId(brand.bucket, file.file_path));
  const response = await fetch(fileUrl(file));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await picked.arrayBuffer()));
  expect(response.headers.get('content-type')).toBe('video/mp4');
  // The emulator appends a parameter.
  expect(response.headers.get('content-disposition')).toContain(attachmentDisposition(picked.name));
});

it.each<[string, () => Promise<unknown>]>([
  ['wrong-type', () => uploadFile(pickedFile('page.html', 'text/html'))],
  ['session-ended', () => asVisitor(() => uploadFile(pickedFile()))],
  ['canceled', () => uploadFile(pickedFile(), { signal: AbortSignal.abort() })],
])('an upload that is refused stores nothing: %s', async (reason, attempt) => {
  await refused(attempt(), reason);
  await expectEmpty();
});

it('an upload keeps its name after a failed attempt, so that a retry makes one object', async () => {
  const file = pickedFile('Prices.DOC', '', 300_000); // the system knows no type
  const from = requests.length;
  failNext(STORING, 403);
  await refused(uploadFile(file), 'not-allowed');
  const onProgress = vi.fn();
  await uploadFile(file, { onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(300_000);
  const { file_path, mime_type } = await one();
  expect(mime_type).toBe('application/msword');
  const names = requests.slice(from).flatMap(({ url }) => url.searchParams.get('name') ?? []);
  expect([names.length > 1, new Set(names)]).toEqual([true, new Set([file_path])]);
});

it('an upload is stored with the type of its extension if the system invents one', async () => {
  const { file_path, mime_type } = await uploaded(pickedFile('Carta.docx', 'application/x-zip-compressed'));
  const { contentType } = await objects.metadata(file_path);
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect([mime_type, contentType]).toEqual([docx, docx]);
});

it('an upload leaves nothing if it is canceled after it has arrived, so that a retry creates one object', async () => {
  const file = pickedFile();
  const canceling = new AbortController();
  loseAnswer(STORING, async () => {
    await recordOnServer();
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

it('an upload whose answer is lost counts as done, with one record although the server was faster', async () => {
  loseAnswer(STORING, recordOnServer);
  await uploaded();
  expect(await objects.names()).toHaveLength(1);
});

it('an upload counts as done if the session ends after the last byte, and the server makes the same record', async () => {
  loseAnswer(STORING, () => auth.signOut());
  const last = pickedFile('last.pdf');
  await uploadFile(last);
  expect([(await objects.names()).length, await objects.files()]).toEqual([1, []]);
  await recordOnServer();
  expect(await one()).toMatchObject({ ...recordOf(await one(), last), title: null });
});

it('an upload is compared with the bytes of files in the library and of earlier files, under any name', async () => {
  const { file_path } = await uploaded(pickedFile('first.pdf', undefined, 1234));
  const same = pickedFile('second.pdf', undefined, 1234);
  const other = new File(['x'.repeat(1234)], 'other.pdf', { type: 'application/pdf' });
  const copy = new File([other], 'copy.pdf', { type: 'application/pdf' });
  expect(await findDuplicate(same, [])).toBe('first.pdf');
  expect(await findDuplicate(copy, [])).toBeNull();
  expect(await findDuplicate(copy, [other])).toBe('other.pdf');
  // The object is replaced, and the server has not seen that yet.
  await objects.put(file_path, await other.text(), { contentType: 'application/pdf' });
  expect(await findDuplicate(same, [])).toBeNull();
  expect(await findDuplicate(copy, [])).toBe('first.pdf');
});
