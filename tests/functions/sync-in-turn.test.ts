import { afterEach, describe, expect, it } from 'vitest';
import { SYNC_COLLECTION, syncInTurn } from '../../functions/src/media/sync-in-turn';
import { objectsOf } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('sync-in-turn-test');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const freeAt = (time: number) => state.set({ free_at: new Date(time) });
/** Least time from the start of a sync to the start of the next, in milliseconds. */
const INTERVAL = 5_000;

afterEach(async () => {
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
