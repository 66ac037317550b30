import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MEDIA_COLLECTION, type MediaFile, newestFirst } from '../../../src/domain/media-record';
import { deleteFile } from '../../../src/features/library/api/delete-file';
import { patchFile } from '../../../src/features/library/api/patch-file';
import { uploadFile } from '../../../src/features/library/api/upload-file';
import { reconnect, watchFiles } from '../../../src/features/library/api/watch-files';
import { savedFirestore } from '../../../src/firebase/listening-firestore';
import { mediaFile, pickedFile } from '../../support/media-files';
import { LISTENER_LIMIT_MS, retryWrite } from './emulated-calls';
import { signInAsStaff } from './staff';

const { services } = signInAsStaff();
const records = services.firestore.collection(MEDIA_COLLECTION);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop(); // before the records are removed
});

/** Watches the library until the test ends. `sees` waits until the list has these names, in this order. */
function watch() {
  const onFiles = vi.fn<(files: readonly MediaFile[]) => void>();
  const onError = vi.fn();
  const stop = watchFiles(onFiles, onError);
  stops.push(stop);
  const shown = () => onFiles.mock.lastCall?.[0] ?? [];
  const sees = (...names: string[]) =>
    vi.waitFor(
      () => {
        expect(onFiles).toHaveBeenCalled();
        expect(shown().map(({ file_name }) => file_name)).toEqual(names);
      },
      { timeout: LISTENER_LIMIT_MS },
    );
  return { onFiles, onError, shown, sees, stop };
}

/** Stores a record of a file that is named after its id. */
async function put(id: string, created_at: Date, fields: object = {}) {
  const { id: _, ...record } = mediaFile(id, { file_name: id });
  await retryWrite(() => records.doc(id).set({ ...record, created_at, updated_at: created_at, ...fields }));
}

// Before the other tests: the SDK keeps their records in its cache.
describe('without a connection', () => {
  afterEach(() => enableNetwork(savedFirestore));

  it('reports a server that is out of reach while nothing is saved', async () => {
    await disableNetwork(savedFirestore);
    const { onError } = watch();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'offline' })));
  });

  it('does not show an empty library while nothing is saved', async () => {
    await disableNetwork(savedFirestore);
    const { onError, onFiles } = watch();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('shows that the library is empty once the server is in reach again', async () => {
    await disableNetwork(savedFirestore);
    const { onError, sees } = watch();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await enableNetwork(savedFirestore);
    await sees();
  });

  it('shows the records once the server is in reach again', async () => {
    await put('a.pdf', new Date(1));
    await disableNetwork(savedFirestore);
    const { onError, sees } = watch();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await enableNetwork(savedFirestore);
    await sees('a.pdf');
  });

  describe('while the list is shown', () => {
    /** Loses the connection, after which a record is deleted and another one added. */
    async function loseConnection() {
      await put('old.pdf', new Date(1));
      await put('gone.pdf', new Date(2));
      const watching = watch();
      await watching.sees('gone.pdf', 'old.pdf');
      await disableNetwork(savedFirestore);
      await retryWrite(() => records.doc('gone.pdf').delete());
      await put('new.pdf', new Date(3));
      return watching;
    }

    it('keeps it', async () => {
      const { sees } = await loseConnection();
      await sees('gone.pdf', 'old.pdf');
    });

    it('shows after a reconnection what has changed since', async () => {
      const { sees } = await loseConnection();
      await enableNetwork(savedFirestore);
      await sees('new.pdf', 'old.pdf');
    });

    it('reports no error', async () => {
      const { onError, sees } = await loseConnection();
      await enableNetwork(savedFirestore);
      await sees('new.pdf', 'old.pdf');
      expect(onError).not.toHaveBeenCalled();
    });
  });
});

it('shows the newest first', async () => {
  await put('old.pdf', new Date(1));
  await put('new.pdf', new Date(3));
  await put('middle.pdf', new Date(2));
  await watch().sees('new.pdf', 'middle.pdf', 'old.pdf');
});

it('shows records of the same time in the order of the gallery', async () => {
  const time = new Date();
  for (const id of ['b.pdf', 'a.pdf', 'c.pdf']) await put(id, time);
  const { sees, shown } = watch();
  await sees('c.pdf', 'b.pdf', 'a.pdf');
  expect([...shown()].reverse().sort(newestFirst)).toEqual(shown());
});

describe('a document that is no record', () => {
  async function watchWithStray() {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await put('b.pdf', new Date(3));
    await put('stray', new Date(2), { file_name: 7 });
    await put('a.pdf', new Date(1));
    return { ...watch(), warning };
  }

  it('is skipped', async () => {
    const { sees } = await watchWithStray();
    await sees('b.pdf', 'a.pdf');
  });

  it('is named in a warning', async () => {
    const { sees, warning } = await watchWithStray();
    await sees('b.pdf', 'a.pdf');
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('stray'), expect.anything());
  });
});

it('shows a document once it is a record', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await put('a.pdf', new Date(1));
  await put('repaired.pdf', new Date(2), { file_name: 7 });
  const { sees } = watch();
  await sees('a.pdf');
  await records.doc('repaired.pdf').update({ file_name: 'repaired.pdf' });
  await sees('repaired.pdf', 'a.pdf');
});

// A name of its own for each: a listener begins with what the SDK still has of the test before.
describe('follows', () => {
  it('uploads', async () => {
    const { sees } = watch();
    await uploadFile(pickedFile('uploaded.pdf'));
    await sees('uploaded.pdf');
  });

  it('edits', async () => {
    await put('edited.pdf', new Date(1));
    const { sees, shown } = watch();
    await sees('edited.pdf');
    await patchFile('edited.pdf', { is_featured: true });
    await vi.waitFor(() => expect(shown()).toMatchObject([{ is_featured: true }]), { timeout: LISTENER_LIMIT_MS });
  });

  it('deletions', async () => {
    const { sees, shown } = watch();
    await uploadFile(pickedFile('deleted.pdf'));
    await sees('deleted.pdf');
    await deleteFile(shown()[0] as MediaFile);
    await sees();
  });
});

it('keeps an unchanged record the same object while others change', async () => {
  await put('kept.pdf', new Date(1));
  const { sees, shown } = watch();
  await sees('kept.pdf');
  const [kept] = shown();
  await put('other.pdf', new Date(2));
  await sees('other.pdf', 'kept.pdf');
  expect(shown()[1]).toBe(kept);
});

it('reports nothing after it is stopped', async () => {
  await put('a.pdf', new Date(1));
  const { onFiles, sees, stop } = watch();
  await sees('a.pdf');
  stop();
  onFiles.mockClear();
  await put('b.pdf', new Date(2));
  await watch().sees('b.pdf', 'a.pdf'); // the server has sent the change
  expect(onFiles).not.toHaveBeenCalled();
});

it('connects at once on request, without the pause of the SDK', async () => {
  await put('old.pdf', new Date(1));
  const { sees } = watch();
  await sees('old.pdf');
  await disableNetwork(savedFirestore);
  await put('new.pdf', new Date(2));
  await reconnect();
  await sees('new.pdf', 'old.pdf');
});
