import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { quietLibrary } from './emulated-objects';

const { services, objects } = quietLibrary('shared-sync');
const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
const NAMES = Array.from({ length: 6 }, (_, index) => `team/photo ${index}.pdf`);
const [FIRST = ''] = NAMES;
/** Time limit of a test whose sync must not wait for one that never ends, in milliseconds. */
const NO_WAIT = { timeout: 30_000 };

// Fake timers do not replace those of this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

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

it('fifty callers share the count of one sync', async () => {
  await objects.putAll(NAMES);
  const answers = await Promise.all(Array.from({ length: 50 }, () => sharedSync(services)));
  expect(answers).toEqual(Array(50).fill({ created: 6 }));
});

describe('after a sync that found nothing to do', () => {
  let checkpoint: unknown;
  let next: { created: number };
  let record: object | undefined;
  beforeAll(async () => {
    await objects.putAll(NAMES);
    await sharedSync(services);
    await sharedSync(services);
    checkpoint = (await state.get()).get('checkpoint');
    await objects.edit(FIRST, { missing_since: new Date(0) });
    next = await sharedSync(services);
    record = await objects.record(FIRST);
  });

  it('its checkpoint is stored', () => {
    expect(checkpoint).toEqual({ listing: expect.any(String), records: 6 });
  });

  it('the next one creates nothing', () => {
    expect(next).toEqual({ created: 0 });
  });

  it('the next one only lists and counts: one that reads the records would correct a wrong one', () => {
    expect(record).toMatchObject({ missing_since: expect.anything() });
  });
});

describe('callers during a listing', () => {
  let first: { created: number };
  let others: { created: number }[];
  beforeAll(async () => {
    const listing = holdListing();
    const earlier = sharedSync(services);
    await listing.begun();
    await objects.putAll([FIRST]);
    const later = Promise.all([sharedSync(services), sharedSync(services)]);
    listing.end();
    [first, others] = [await earlier, await later];
    vi.restoreAllMocks();
  });

  it('share the next sync, which sees what was stored before the call', () => {
    expect(others).toEqual([{ created: 1 }, { created: 1 }]);
  });

  it('do not change what the earlier caller gets', () => {
    expect(first).toEqual({ created: 0 });
  });
});

it('a failure reaches all callers who share the sync', async () => {
  failListing();
  const results = await Promise.allSettled([sharedSync(services), sharedSync(services)]);
  expect(results.map((result) => 'reason' in result && result.reason.message)).toEqual([
    'The bucket is unavailable.',
    'The bucket is unavailable.',
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
  const end = performance.now();
  const listing = vi.spyOn(services.bucket, 'getFiles').mockResolvedValue([[], null] as never);
  let start = 0;
  listing.mockImplementationOnce(async () => {
    start = performance.now();
    return [[], null];
  });
  await sharedSync(services);
  expect(start - end).toBeGreaterThanOrEqual(1990); // timers are not exact
});

it('a sync that hangs delays the next one for less than a minute', NO_WAIT, async () => {
  await objects.putAll([FIRST]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const listing = vi.spyOn(services.bucket, 'getFiles').mockImplementationOnce(() => new Promise(() => {}));
  void sharedSync(services);
  await vi.waitUntil(() => listing.mock.calls.length > 0, { timeout: 10_000 });
  const next = sharedSync(services);
  vi.advanceTimersByTime(55_000);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(4_000);
  vi.useRealTimers(); // before the next sync starts, whose requests need them
  expect(await next).toEqual({ created: 1 });
});
