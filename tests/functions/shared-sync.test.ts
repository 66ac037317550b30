import { expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { quietLibrary } from './emulated-objects';

const { services, objects } = quietLibrary('shared-sync');
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const NAMES = Array.from({ length: 6 }, (_, index) => `team/photo ${index}.pdf`);
const [FIRST = ''] = NAMES;
const HOUR = 3_600_000;
/** Time limit of a test whose sync must not wait for one that never ends, in milliseconds. */
const NO_WAIT = { timeout: 30_000 };

const timeIn = (ms: number) => new Date(Date.now() + ms);
const storedTime = async (field: 'started_at' | 'ended_at'): Promise<number> =>
  (await state.get()).get(field).toMillis();

/** Makes the next listing of the bucket fail. */
const failListing = () =>
  vi.spyOn(services.bucket, 'getFiles').mockRejectedValueOnce(new Error('The bucket is unavailable.'));

/** Makes the next listing of the bucket find nothing, and end only when `end` is called. */
function holdListing() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const listing = vi.spyOn(services.bucket, 'getFiles').mockImplementationOnce(async () => {
    await ended;
    return [[], null];
  });
  return { end, begun: () => vi.waitUntil(() => listing.mock.calls.length > 0, { timeout: 10_000 }) };
}

it('fifty callers share one sync and its count', async () => {
  await objects.putAll(NAMES);
  const answers = await Promise.all(Array.from({ length: 50 }, () => sharedSync(services)));
  expect(answers).toEqual(Array(50).fill({ created: 6 }));
});

it('a sync only lists and counts after one that found nothing to do', async () => {
  await objects.putAll(NAMES);
  await sharedSync(services);
  await sharedSync(services);
  expect((await state.get()).get('checkpoint')).toEqual({ listing: expect.any(String), records: 6 });
  await objects.edit(FIRST, { missing_since: new Date(0) });
  expect(await sharedSync(services)).toEqual({ created: 0 });
  // A sync that reads the records would correct it.
  expect(await objects.record(FIRST)).toMatchObject({ missing_since: expect.anything() });
});

it('a caller during a listing shares the next sync, which sees what was stored before the call', async () => {
  const listing = holdListing();
  const first = sharedSync(services);
  await listing.begun();
  await objects.putAll([FIRST]);
  const others = Promise.all([sharedSync(services), sharedSync(services)]);
  listing.end();
  expect(await first).toEqual({ created: 0 });
  expect(await others).toEqual([{ created: 1 }, { created: 1 }]);
});

it('a failure reaches all callers who share the sync', async () => {
  failListing();
  const results = await Promise.allSettled([sharedSync(services), sharedSync(services)]);
  expect(results.map((result) => 'reason' in result && result.reason.message).sort()).toEqual([
    'The bucket is unavailable.',
    'The shared sync failed',
  ]);
});

it('a failed sync does not block the next one', NO_WAIT, async () => {
  await objects.putAll([FIRST]);
  failListing();
  await expect(sharedSync(services)).rejects.toThrow('The bucket is unavailable.');
  expect(await sharedSync(services)).toEqual({ created: 1 });
});

it('syncs are two seconds apart, however often visitors press the button', async () => {
  await sharedSync(services);
  const end = await storedTime('ended_at');
  await sharedSync(services);
  expect((await storedTime('started_at')) - end).toBeGreaterThanOrEqual(2000);
});

it('an unfinished sync from a clock that is an hour ahead blocks no other', NO_WAIT, async () => {
  await objects.putAll([FIRST]);
  await state.set({ started_at: timeIn(HOUR), ended_at: null, created: null, checkpoint: null });
  expect(await sharedSync(services)).toEqual({ created: 1 });
});

it('the result of a sync from a clock that is an hour ahead is not shared: it may be old', NO_WAIT, async () => {
  await objects.putAll([FIRST]);
  await state.set({ started_at: timeIn(HOUR), ended_at: timeIn(HOUR), created: 7, checkpoint: null });
  expect(await sharedSync(services)).toEqual({ created: 1 });
});
