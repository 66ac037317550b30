import { describe, expect, it, vi } from 'vitest';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { brand } from '../../../src/domain/brand';
import type { MediaFile } from '../../../src/domain/media-record';
import { attachmentDisposition, GENERATED_NAME, recordId } from '../../../src/domain/object-name';
import { uploadedRecord } from '../../../src/domain/object-record';
import { findDuplicate } from '../../../src/features/library/api/find-duplicate';
import { uploadFile } from '../../../src/features/library/api/upload-file';
import { fileUrl } from '../../../src/features/media/api/file-url';
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

/** Makes the server record what is stored. */
const recordOnServer = async () => {
  for (const name of await objects.names()) await reconcileRecord(library, name);
};

describe('an upload', () => {
  const picked = pickedFile('Menú "del día".mp4', 'video/mp4', 700_000);

  it('becomes a record with the fields of an upload', async () => {
    const file = await uploaded(picked);
    expect(file).toMatchObject({ ...recordOf(file, picked), title: null });
  });

  it('becomes an object with a generated name', async () => {
    expect((await uploaded(picked)).file_path).toMatch(GENERATED_NAME);
  });

  it('becomes a record with the id of its object', async () => {
    const { id, file_path } = await uploaded(picked);
    expect(id).toBe(await recordId(brand.bucket, file_path));
  });

  it('is served to anyone', async () => {
    const response = await fetch(fileUrl(await uploaded(picked)));
    // Comparing each of so many bytes with `toEqual` takes seconds.
    const [served, sent] = [Buffer.from(await response.arrayBuffer()), Buffer.from(await picked.arrayBuffer())];
    expect(served.equals(sent)).toBe(true);
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });

  it('is served as a download under its name', async () => {
    const { headers } = await fetch(fileUrl(await uploaded(picked)));
    // The emulator appends a parameter.
    expect(headers.get('content-disposition')).toContain(attachmentDisposition(picked.name));
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['wrong-type', () => uploadFile(pickedFile('page.html', 'text/html'))],
  ['session-ended', () => asVisitor(() => uploadFile(pickedFile()))],
  ['canceled', () => uploadFile(pickedFile(), { signal: AbortSignal.abort() })],
])('an upload that is refused stores nothing: %s', async (reason, attempt) => {
  await refused(attempt(), reason);
  await expectEmpty();
});

describe('an upload after a failed attempt', () => {
  async function uploadAgain() {
    const file = pickedFile('Prices.DOC', '', 300_000);
    const from = requests.length;
    failNext(STORING, 403);
    await refused(uploadFile(file), 'not-allowed');
    await uploadFile(file);
    return requests.slice(from).flatMap(({ url }) => url.searchParams.get('name') ?? []);
  }

  it('keeps its name, so that a retry makes one object', async () => {
    const names = await uploadAgain();
    const { file_path } = await one();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names)).toEqual(new Set([file_path]));
  });

  it('leaves one object', async () => {
    await uploadAgain();
    expect(await objects.names()).toHaveLength(1);
  });
});

it('an upload reports all of its bytes at the end', async () => {
  const onProgress = vi.fn();
  await uploadFile(pickedFile('Prices.DOC', '', 300_000), { onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(300_000);
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe.each([
  ['knows none', pickedFile('Prices.DOC', ''), 'application/msword'],
  ['invents one', pickedFile('Carta.docx', 'application/x-zip-compressed'), DOCX],
])('an upload whose system %s gets the type of its extension', (_, file, type) => {
  it('in its record', async () => {
    expect((await uploaded(file)).mime_type).toBe(type);
  });

  it('in its object', async () => {
    const { file_path } = await uploaded(file);
    expect((await objects.metadata(file_path)).contentType).toBe(type);
  });
});

describe('an upload that is canceled after it has arrived', () => {
  async function cancelLate(file: File) {
    const canceling = new AbortController();
    loseAnswer(STORING, async () => {
      await recordOnServer();
      canceling.abort();
    });
    await refused(uploadFile(file, { signal: canceling.signal }), 'canceled');
  }

  it('leaves nothing', async () => {
    await cancelLate(pickedFile());
    await expectEmpty();
  });

  it('makes one object if it is retried', async () => {
    const file = pickedFile();
    await cancelLate(file);
    await uploaded(file);
    expect(await objects.names()).toHaveLength(1);
  });
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

describe('an upload whose answer is lost', () => {
  it('counts as done, with one record although the server was faster', async () => {
    loseAnswer(STORING, recordOnServer);
    await expect(uploadFile(pickedFile())).resolves.toBeUndefined();
    expect(await objects.files()).toHaveLength(1);
  });

  it('is stored once', async () => {
    loseAnswer(STORING, recordOnServer);
    await uploadFile(pickedFile());
    expect(await objects.names()).toHaveLength(1);
  });
});

describe('an upload whose session ends after the last byte', () => {
  const last = pickedFile('last.pdf');
  async function uploadAndLeave() {
    loseAnswer(STORING, () => auth.signOut());
    await uploadFile(last);
  }

  it('counts as done', async () => {
    await expect(uploadAndLeave()).resolves.toBeUndefined();
    expect(await objects.names()).toHaveLength(1);
  });

  it('leaves the record to the server', async () => {
    await uploadAndLeave();
    expect(await objects.files()).toEqual([]);
  });

  it('gets from the server the record that the client would have made', async () => {
    await uploadAndLeave();
    await recordOnServer();
    const file = await one();
    expect(file).toMatchObject({ ...recordOf(file, last), title: null });
  });
});

describe('a picked file is compared by its bytes', () => {
  const first = () => pickedFile('first.pdf', undefined, 1234);
  const same = pickedFile('second.pdf', undefined, 1234);
  const other = new File(['x'.repeat(1234)], 'other.pdf', { type: 'application/pdf' });
  const copy = new File([other], 'copy.pdf', { type: 'application/pdf' });

  it('with the files of the library, under any name', async () => {
    await uploaded(first());
    expect(await findDuplicate(same, [])).toBe('first.pdf');
  });

  it('with the files of the same size', async () => {
    await uploaded(first());
    expect(await findDuplicate(copy, [])).toBeNull();
  });

  it('with the earlier files of the queue, under any name', async () => {
    expect(await findDuplicate(copy, [other])).toBe('other.pdf');
  });

  /** Replaces the object of the first file. The server does not know that yet. */
  async function replaceFirst() {
    const { file_path } = await uploaded(first());
    await objects.put(file_path, await other.text(), { contentType: 'application/pdf' });
  }

  it('with the current object of a file, not with an older one', async () => {
    await replaceFirst();
    expect(await findDuplicate(same, [])).toBeNull();
  });

  it('with an object that the server has not seen yet', async () => {
    await replaceFirst();
    expect(await findDuplicate(copy, [])).toBe('first.pdf');
  });
});
