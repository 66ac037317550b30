import { afterEach, describe, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { objectsOf } from './emulated-objects';
import { quietServices, until } from './emulated-services';

const services = quietServices('shared-sync');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const run = async () => (await state.get()).data();
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** Services whose bucket lists these objects when `release` is called. */
function blockedServices() {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  let release = (_objects: object[]) => {};
  const released = new Promise<object[]>((resolve) => {
    release = resolve;
  });
  const list = vi.fn(async () => [await released, null]);
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

  it('is not shared by a caller who comes while it lists the bucket: all of these share the next one', async () => {
    await objects.put('first.pdf', 'x');
    const slow = blockedServices();
    const first = sharedSync(slow.services);
    await until(async () => slow.list.mock.calls.length > 0);
    await objects.put('second.pdf', 'x');
    const others = [sharedSync(services), sharedSync(services)];
    slow.release([]); // what the bucket listed before
    expect(await Promise.all([first, ...others])).toEqual([{ created: 0 }, { created: 2 }, { created: 2 }]);
    expect(await objects.record('second.pdf')).toBeDefined();
  });

  it('starts from what the last one saw', async () => {
    await objects.put('first.pdf', 'x');
    expect(await sharedSync(services)).toEqual({ created: 1 });
    await objects.put('second.pdf', 'x');
    for (const created of [1, 0]) expect(await sharedSync(services)).toEqual({ created });
    expect((await run())?.checkpoint).toEqual({ listing: expect.any(String), records: 2 });
  });

  it.each([
    ['has died', 46],
    ['claims a time in the future', -3_600],
  ])('does not wait for a run that %s', async (_, age) => {
    await state.set({ started_at: secondsAgo(age), ended_at: null, created: null, checkpoint: null });
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });

  it('fails for all who share it, and the next one checks everything', async () => {
    const bucket = services.bucket.storage.bucket(services.bucket.name);
    bucket.getFiles = () => Promise.reject(new Error('The bucket is unavailable.'));
    const callers = [sharedSync({ ...services, bucket }), sharedSync({ ...services, bucket })];
    const failures = (await Promise.allSettled(callers)).map((result) => 'reason' in result && result.reason.message);
    expect(failures.sort()).toEqual(['The bucket is unavailable.', 'The shared sync failed']);
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });
});
