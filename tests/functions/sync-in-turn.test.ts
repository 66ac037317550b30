import { afterEach, describe, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, syncInTurn } from '../../functions/src/media/sync-in-turn';
import { objectsOf } from '../support/emulated-objects';
import { quietServices, until } from '../support/emulated-services';

const services = quietServices('sync-in-turn-test');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const freeAt = (time: number) => state.set({ free_at: new Date(time) });
/** Least time from the start of a sync to the start of the next, in milliseconds. */
const INTERVAL = 5_000;

/** Services whose bucket does not answer before `release` is called. */
function heldBack() {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  const getFiles = bucket.getFiles.bind(bucket) as (query?: object) => Promise<unknown>;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  bucket.getFiles = ((query?: object) => released.then(() => getFiles(query))) as typeof bucket.getFiles;
  return { services: { ...services, bucket }, release };
}

/** From when on the next sync may begin, once a sync is under way. */
const freeFrom = async (): Promise<number | undefined> => (await state.get()).get('free_at')?.toMillis();

afterEach(async () => {
  vi.useRealTimers();
  await state.delete();
  await objects.removeAll();
});

describe('a sync that takes its turn', () => {
  it('answers for all that was in the bucket when it was asked for, and leaves what it has seen', async () => {
    await objects.put('first.pdf', 'x');
    const [first, second] = [syncInTurn(services), syncInTurn(services)];
    expect(await Promise.all([first, second])).toEqual([{ created: 1 }, { created: 1 }]);
    expect(await syncInTurn(services)).toEqual({ created: 0 });
    expect((await state.get()).get('seen')).toEqual({ listing: expect.any(String), records: 1 });
  });

  it('waits for another that is under way or just over', async () => {
    await objects.put('first.pdf', 'x');
    const free = Date.now() + 1_500;
    await freeAt(free);
    expect(await syncInTurn(services)).toEqual({ created: 1 });
    const { free_at } = (await state.get()).data() ?? {};
    expect(free_at.toMillis()).toBeGreaterThanOrEqual(free + INTERVAL); // which it has counted from its own start
  });

  it('keeps its turn for as long as it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const slow = heldBack();
    const sync = syncInTurn(slow.services);
    const first = (await until('its start', freeFrom)) ?? 0;
    vi.advanceTimersByTime(20_000);
    await until('its word that it goes on', async () => ((await freeFrom()) ?? 0) > first, 10_000);
    slow.release();
    await sync;
    expect(await freeFrom()).toBeLessThanOrEqual(Date.now() + INTERVAL);
  });

  it('leaves the turn to the next one that has taken it for dead', async () => {
    const slow = heldBack();
    const sync = syncInTurn(slow.services);
    await until('its start', freeFrom);
    const free = Date.now() + 40_000;
    await state.set({ free_at: new Date(free), turn: 'the next one' });
    slow.release();
    expect(await sync).toEqual({ created: 0 });
    expect([await freeFrom(), (await state.get()).get('turn')]).toEqual([free, 'the next one']);
  });

  it('does not wait for what no clock of ours can have written', async () => {
    await freeAt(Date.now() + 24 * 60 * 60 * 1000);
    expect(await syncInTurn(services)).toEqual({ created: 0 });
  });

  it('keeps others waiting for seconds only when it fails, and they look at everything anew', async () => {
    const bucket = services.bucket.storage.bucket(services.bucket.name);
    bucket.getFiles = () => Promise.reject(new Error('The bucket is having a moment.'));
    await expect(syncInTurn({ ...services, bucket })).rejects.toThrow('having a moment');
    const { free_at, seen } = (await state.get()).data() ?? {};
    expect(free_at.toMillis() - Date.now()).toBeLessThanOrEqual(INTERVAL);
    expect(seen).toBeNull();
  });
});
