// Not in watch-files.test.ts: the emulator keeps streams that the SDK has left, and may not notify other listeners then.
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reconnect } from '../../../src/features/library/api/watch-files';
import { savedFirestore } from '../../../src/firebase/listening-firestore';
import { retryWrite } from './emulated-calls';
import { watchedLibrary } from './watched-library';

const { records, watch, put } = watchedLibrary();

// Before the other test: the SDK keeps its records in its cache.
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

it('connects at once on request, without the pause of the SDK', async () => {
  await put('old.pdf', new Date(1));
  const { sees } = watch();
  await sees('old.pdf');
  await disableNetwork(savedFirestore);
  await put('new.pdf', new Date(2));
  await reconnect();
  await sees('new.pdf', 'old.pdf');
});
