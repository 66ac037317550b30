import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { renditionName, renditionsOf } from '../../src/domain/renditions';
import { crashAtEveryCall, type Delivery } from './crash-at-call';
import { picture, quietLibrary } from './emulated-objects';
import { accountsOf } from './emulated-services';

const { services, library, objects } = quietLibrary('crash-at-call');
const { firestore } = services;
const accounts = accountsOf(services);
const [wide, narrow] = await Promise.all([picture('png', 700, 40), picture('png', 320, 60)]);

/** Stores a picture under a new name. */
async function newPicture(bytes: Uint8Array): Promise<string> {
  const name = `hero ${crypto.randomUUID()}.png`;
  await objects.put(name, bytes, { contentType: 'image/png' });
  return name;
}

/** The records of `name`, its object's generation, and the renditions that are recorded and stored. */
async function recordFacts(name: string) {
  const records = firestore.collection(MEDIA_COLLECTION).where('file_path', '==', name);
  const record = (await objects.record(name)) ?? {};
  const generation = String((await objects.metadata(name)).generation);
  const id = await objects.recordId(name);
  return {
    count: (await records.get()).size,
    record,
    generation,
    recorded: (record.renditions as number[]).map((width) => renditionName(id, generation, width)),
    stored: await library.renditions.named(renditionsOf(id)),
  };
}
type RecordFacts = Awaited<ReturnType<typeof recordFacts>>;

/** What holds for the record of a picture of 320 pixels. */
const RECORD_RULES: Record<string, (facts: RecordFacts) => void> = {
  'has one record': ({ count }) => expect(count).toBe(1),
  'has a record that describes it': ({ record, generation }) =>
    expect(record).toMatchObject({ generation, missing_since: null, width: 320, renditions: [320] }),
  'has exactly the renditions of its record': ({ recorded, stored }) => expect(stored.sort()).toEqual(recorded.sort()),
};

/** An event or request that was set up: how the server handles it, and the facts that it leaves. */
interface Delivered<Facts> extends Pick<Delivery, 'handle'> {
  facts(): Promise<Facts>;
}

/**
 * Crashes the handler at each of its calls, and delivers the event a second time. Then the rules have to hold for the
 * facts of all runs. `setUp` makes the event or request. `calls` is the minimum number of awaited calls of its handler.
 */
function afterAnyCrash<Facts>(
  what: string,
  calls: number,
  setUp: () => Promise<Delivered<Facts>>,
  rules: Record<string, (facts: Facts) => void>,
) {
  describe(`after a crash at any call and a second delivery, ${what}`, () => {
    const runs: Facts[] = [];
    let crashes: number;
    beforeAll(async () => {
      crashes = await crashAtEveryCall(services, async () => {
        const { handle, facts } = await setUp();
        return { handle, check: async () => void runs.push(await facts()) };
      });
    }, 180_000);

    it.each(Object.entries(rules))('%s', (_, rule) => {
      expect(crashes).toBeGreaterThanOrEqual(calls);
      for (const facts of runs) rule(facts);
    });
  });
}

afterAnyCrash(
  'a deactivated admin',
  4,
  async () => {
    const { uid } = await accounts.createAdmin({ profile: { is_active: false }, claims: { team: 'north' } });
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    return {
      handle: (on) => mirrorRole(on, uid),
      facts: async () => ({ uid, claims: await accounts.claims(uid), revoked: revoke.mock.calls.flat() }),
    };
  },
  {
    'has lost the claim, and no other': ({ claims }) => expect(claims).toEqual({ team: 'north' }),
    'has lost the sessions': ({ uid, revoked }) => expect(revoked).toContain(uid),
  },
);

afterAnyCrash(
  'a form',
  3,
  async () => {
    const id = crypto.randomUUID();
    const form = { form: 'quotes', collection: QUOTES_COLLECTION, isSecret: false, suspect: [], isAttested: false };
    await firestore.recursiveDelete(firestore.collection(COUNTERS_COLLECTION));
    return {
      handle: (on) => recordSubmission(on, id, { ...form, id, submissionId: id, record: { id } }, 'secret'),
      async facts() {
        const records = await firestore.collection(QUOTES_COLLECTION).where('id', '==', id).get();
        const { docs } = await firestore.collection(COUNTERS_COLLECTION).get();
        return { records: records.size, counts: docs.map((each) => each.get('count')) };
      },
    };
  },
  {
    'is recorded once': ({ records }) => expect(records).toBe(1),
    'is counted once': ({ counts }) => expect(counts).toEqual([1]),
  },
);

afterAnyCrash(
  'an overwritten picture',
  9,
  async () => {
    const name = await newPicture(wide);
    await reconcileRecord(library, name);
    await objects.edit(name, { title: 'Mostrador', updated_at: new Date() });
    await objects.put(name, narrow, { contentType: 'image/png' });
    return {
      async handle(on) {
        await reconcileRecord(firebaseLibrary(on), name);
        await handleObjectDeleted(firebaseLibrary(on), name); // An overwrite also sends a deletion of the old object.
      },
      facts: () => recordFacts(name),
    };
  },
  { ...RECORD_RULES, 'has what staff wrote': ({ record }) => expect(record).toMatchObject({ title: 'Mostrador' }) },
);

afterAnyCrash(
  'a deleted object',
  5,
  async () => {
    const name = await newPicture(narrow);
    await reconcileRecord(library, name);
    await objects.remove(name);
    return {
      handle: (on) => handleObjectDeleted(firebaseLibrary(on), name),
      facts: async () => ({
        record: await objects.record(name),
        stored: await library.renditions.named(renditionsOf(await objects.recordId(name))),
      }),
    };
  },
  {
    'has a record that is marked as missing': ({ record }) =>
      expect(record).toMatchObject({ missing_since: expect.anything() }),
    'has no renditions in its record': ({ record }) => expect(record).toMatchObject({ renditions: [] }),
    'has no renditions left': ({ stored }) => expect(stored).toEqual([]),
  },
);

afterAnyCrash(
  'a picture that a sync has to record',
  9,
  async () => {
    const name = await newPicture(narrow);
    return {
      async handle(on) {
        vi.resetModules(); // a crash ends the instance
        const { sharedSync } = await import('../../functions/src/media/shared-sync');
        return sharedSync(on);
      },
      facts: () => recordFacts(name),
    };
  },
  RECORD_RULES,
);
