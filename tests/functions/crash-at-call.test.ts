import { expect, it, vi } from 'vitest';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { sharedSync } from '../../functions/src/media/shared-sync';
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

/** Checks that `name` has one record, which describes the object, and exactly the renditions of its record. */
async function checkRecord(name: string, fields: object): Promise<void> {
  const records = firestore.collection(MEDIA_COLLECTION).where('file_path', '==', name);
  expect((await records.get()).size).toBe(1);
  const record = (await objects.record(name)) ?? {};
  const generation = String((await objects.metadata(name)).generation);
  expect(record).toMatchObject({ generation, missing_since: null, ...fields });
  const id = await objects.recordId(name);
  const recorded = (record.renditions as number[]).map((width) => renditionName(id, generation, width));
  expect((await library.renditions.named(renditionsOf(id))).sort()).toEqual(recorded.sort());
}

/** `setUp` makes the event or request. `calls`: how many awaited calls its handler makes at least. */
const afterAnyCrash = (what: string, calls: number, setUp: () => Promise<Delivery>) =>
  it(`after a crash at any call and a second delivery, ${what}`, async () => {
    expect(await crashAtEveryCall(services, setUp)).toBeGreaterThanOrEqual(calls);
  });

afterAnyCrash('a deactivated admin has lost the claim and the sessions', 4, async () => {
  const { uid } = await accounts.createAdmin({ profile: { is_active: false }, claims: { team: 'north' } });
  const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
  return {
    handle: (on) => mirrorRole(on, uid),
    async check() {
      expect(await accounts.claims(uid)).toEqual({ team: 'north' });
      expect(revoke).toHaveBeenCalledWith(uid);
    },
  };
});

afterAnyCrash('a form is recorded once and counted once', 3, async () => {
  const id = crypto.randomUUID();
  const form = { form: 'quotes', collection: QUOTES_COLLECTION, isSecret: false, suspect: [], isAttested: false };
  await firestore.recursiveDelete(firestore.collection(COUNTERS_COLLECTION));
  return {
    handle: (on) => recordSubmission(on, id, { ...form, id, submissionId: id, record: { id } }, 'secret'),
    async check() {
      expect((await firestore.collection(QUOTES_COLLECTION).where('id', '==', id).get()).size).toBe(1);
      const { docs } = await firestore.collection(COUNTERS_COLLECTION).get();
      expect(docs.map((each) => each.get('count'))).toEqual([1]);
    },
  };
});

afterAnyCrash('the record of an overwritten picture is up to date and keeps what staff wrote', 9, async () => {
  const name = await newPicture(wide);
  await reconcileRecord(library, name);
  await objects.edit(name, { title: 'Mostrador', updated_at: new Date() });
  await objects.put(name, narrow, { contentType: 'image/png' });
  return {
    async handle(on) {
      await reconcileRecord(firebaseLibrary(on), name);
      await handleObjectDeleted(firebaseLibrary(on), name); // An overwrite also sends a deletion of the old object.
    },
    check: () => checkRecord(name, { title: 'Mostrador', width: 320, renditions: [320] }),
  };
});

afterAnyCrash('the record of a deleted object is marked as missing, and no rendition is left', 5, async () => {
  const name = await newPicture(narrow);
  await reconcileRecord(library, name);
  await objects.remove(name);
  return {
    handle: (on) => handleObjectDeleted(firebaseLibrary(on), name),
    async check() {
      expect(await objects.record(name)).toMatchObject({ missing_since: expect.anything(), renditions: [] });
      expect(await library.renditions.named(renditionsOf(await objects.recordId(name)))).toEqual([]);
    },
  };
});

afterAnyCrash('a sync has created the missing record; the crashed one blocks it for a minute at most', 9, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const name = await newPicture(narrow);
  return {
    handle(on) {
      vi.setSystemTime(Date.now() + 61_000);
      return sharedSync(on);
    },
    check: () => checkRecord(name, { width: 320, renditions: [320] }),
  };
});
