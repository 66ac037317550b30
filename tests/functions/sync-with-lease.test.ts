import { afterEach, describe, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, syncWithLease } from '../../functions/src/media/sync-with-lease';
import { objectsOf } from '../support/emulated-objects';
import { quietServices, until } from '../support/emulated-services';

const services = quietServices('sync-in-turn');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const setFreeAt = (time: number) => state.set({ free_at: new Date(time) }, { merge: true });
/** The minimum time between the starts of two syncs, in milliseconds. */
const INTERVAL = 5_000;

/** Services whose bucket does not answer before `release` is called. */
function blockedServices() {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  const getFiles = bucket.getFiles.bind(bucket) as (query?: object) => Promise<unknown>;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  bucket.getFiles = ((query?: object) => released.then(() => getFiles(query))) as typeof bucket.getFiles;
  return { services: { ...services, bucket }, release };
}

/** When the next sync may start, once a sync is running. */
const freeAt = async (): Promise<number | undefined> => (await state.get()).get('free_at')?.toMillis();

afterEach(async () => {
  vi.useRealTimers();
  await state.delete();
  await objects.removeAll();
});

describe('a sync', () => {
  it('is shared by simultaneous callers, and stores what it has seen', async () => {
    await objects.put('first.pdf', 'x');
    const answers = await Promise.all(Array.from({ length: 20 }, () => syncWithLease(services)));
    expect(answers).toEqual(Array(20).fill({ created: 1 }));
    await setFreeAt(Date.now()); // skips the interval
    expect(await syncWithLease(services)).toEqual({ created: 0 });
    expect((await state.get()).get('seen')).toEqual({ listing: expect.any(String), records: 1 });
  });

  it('waits for another one that is running or has just ended', async () => {
    await objects.put('first.pdf', 'x');
    const free = Date.now() + 1_500;
    await setFreeAt(free);
    expect(await syncWithLease(services)).toEqual({ created: 1 });
    expect(await freeAt()).toBeGreaterThanOrEqual(free + INTERVAL); // counted from its start
  });

  it('renews its lease while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const slow = blockedServices();
    const sync = syncWithLease(slow.services);
    const first = (await until('its start', freeAt)) ?? 0;
    vi.advanceTimersByTime(20_000);
    await until('the renewal of its lease', async () => ((await freeAt()) ?? 0) > first, 10_000);
    slow.release();
    await sync;
    expect(await freeAt()).toBeLessThanOrEqual(Date.now() + INTERVAL);
  });

  it('leaves the lease to the next sync if that one considered it dead', async () => {
    const slow = blockedServices();
    const sync = syncWithLease(slow.services);
    await until('its start', freeAt);
    const free = Date.now() + 40_000;
    await state.set({ free_at: new Date(free), turn: 'the next one' });
    slow.release();
    expect(await sync).toEqual({ created: 0 });
    expect([await freeAt(), (await state.get()).get('turn')]).toEqual([free, 'the next one']);
  });

  it('ignores a lease too far in the future', async () => {
    await setFreeAt(Date.now() + 24 * 60 * 60 * 1000);
    expect(await syncWithLease(services)).toEqual({ created: 0 });
  });

  it('releases the lease when it fails, and the next one checks everything', async () => {
    const bucket = services.bucket.storage.bucket(services.bucket.name);
    bucket.getFiles = () => Promise.reject(new Error('The bucket is unavailable.'));
    await expect(syncWithLease({ ...services, bucket })).rejects.toThrow('unavailable');
    expect(((await freeAt()) ?? 0) - Date.now()).toBeLessThanOrEqual(INTERVAL);
    expect((await state.get()).get('seen')).toBeNull();
  });
});
