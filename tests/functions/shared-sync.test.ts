import { afterEach, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { emptyLibrary, objectsOf } from './emulated-objects';
import { quietServices } from './emulated-services';

const services = quietServices('shared-sync');
const objects = objectsOf(services);
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);

/** Services whose bucket lists its objects like this. */
function withListing(list: () => Promise<unknown>) {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  bucket.getFiles = list as typeof bucket.getFiles;
  return { ...services, bucket };
}

afterEach(async () => {
  await state.delete();
  await emptyLibrary(services);
});

it('fifty callers share a sync and its count, and the next one keeps what it saw', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => objects.put(`${index}.pdf`, 'x')));
  const answers = await Promise.all(Array.from({ length: 50 }, () => sharedSync(services)));
  expect(answers).toEqual(Array(50).fill({ created: 12 }));
  expect(await sharedSync(services)).toEqual({ created: 0 });
  expect((await state.get()).get('checkpoint')).toEqual({ listing: expect.any(String), records: 12 });
});

it('callers who come while a sync lists the bucket share the next one', async () => {
  await objects.put('first.pdf', 'x');
  let answer = (_objects: object[]) => {};
  const listed = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const list = vi.fn(async () => [await listed, null]);
  const first = sharedSync(withListing(list));
  await vi.waitUntil(() => list.mock.calls.length > 0, { timeout: 10_000 });
  await objects.put('second.pdf', 'x');
  const others = [sharedSync(services), sharedSync(services)];
  answer([]); // what the bucket listed before
  expect(await Promise.all([first, ...others])).toEqual([{ created: 0 }, { created: 2 }, { created: 2 }]);
});

it('a sync does not wait for one that claims a time in the future', async () => {
  const started_at = new Date(Date.now() + 3_600_000);
  await state.set({ started_at, ended_at: null, created: null, checkpoint: null });
  expect(await sharedSync(services)).toEqual({ created: 0 });
});

it('a sync fails for all who share it, and the next one checks everything', async () => {
  const broken = withListing(() => Promise.reject(new Error('The bucket is unavailable.')));
  const callers = [sharedSync(broken), sharedSync(broken)];
  const failures = (await Promise.allSettled(callers)).map((result) => 'reason' in result && result.reason.message);
  expect(failures.sort()).toEqual(['The bucket is unavailable.', 'The shared sync failed']);
  expect(await sharedSync(services)).toEqual({ created: 0 });
});
