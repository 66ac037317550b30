import { afterEach, describe, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { objectsOf } from '../support/emulated-objects';
import { quietServices, until } from '../support/emulated-services';

const services = quietServices('shared-sync');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const run = async () => (await state.get()).data();
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** Services whose bucket does not answer before `release` is called. */
function blockedServices() {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  const getFiles = bucket.getFiles.bind(bucket) as (query?: object) => Promise<unknown>;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const list = vi.fn((query?: object) => released.then(() => getFiles(query)));
  bucket.getFiles = list as unknown as typeof bucket.getFiles;
  return { services: { ...services, bucket }, release, list };
}

afterEach(async () => {
  await state.delete();
  await objects.removeAll();
});

describe('a sync', () => {
  it('is shared by fifty callers at once, and its count is right', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => objects.put(`${index}.pdf`, 'x')));
    const answers = await Promise.all(Array.from({ length: 50 }, () => sharedSync(services)));
    expect(answers).toEqual(Array(50).fill({ created: 12 }));
  });

  it('lists the bucket once for callers that come while it runs', async () => {
    await objects.put('first.pdf', 'x');
    const slow = blockedServices();
    const first = sharedSync(slow.services);
    await until(run);
    const others = [sharedSync(slow.services), sharedSync(slow.services)];
    slow.release();
    expect(await Promise.all([first, ...others])).toEqual(Array(3).fill({ created: 1 }));
    expect(slow.list).toHaveBeenCalledTimes(1);
  });

  it('starts again after its result is old, and from what the last one saw', async () => {
    await objects.put('first.pdf', 'x');
    expect(await sharedSync(services)).toEqual({ created: 1 });
    await objects.put('second.pdf', 'x');
    expect(await sharedSync(services), 'shared').toEqual({ created: 1 });
    for (const created of [1, 0]) {
      await state.update({ ended_at: secondsAgo(3), created: 7 });
      expect(await sharedSync(services)).toEqual({ created });
    }
    expect((await run())?.checkpoint).toEqual({ listing: expect.any(String), records: 2 });
  });

  it.each([
    ['has died', 46],
    ['claims a time in the future', -3_600],
  ])('does not wait for a run that %s', async (_, age) => {
    await state.set({ id: 'dead', started_at: secondsAgo(age), ended_at: null, created: null, checkpoint: null });
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });

  it('fails for all who share it, and the next one checks everything', async () => {
    const bucket = services.bucket.storage.bucket(services.bucket.name);
    bucket.getFiles = () => Promise.reject(new Error('The bucket is unavailable.'));
    await expect(sharedSync({ ...services, bucket })).rejects.toThrow('unavailable');
    await expect(sharedSync(services)).rejects.toThrow('The shared sync failed');
    await state.update({ ended_at: secondsAgo(3) });
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });
});
