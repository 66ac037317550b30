import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { renditionName, renditionsOf } from '../../src/domain/renditions';
import { NEW_PROFILE } from '../../src/domain/roles';
import { crashAtEveryCall } from './crash-at-call';
import { emptyLibrary, objectsOf, picture } from './emulated-objects';
import { accountsOf, quietServices } from './emulated-services';

const services = quietServices('crash-at-call');
const { bucket, renditions, firestore } = services;
const accounts = accountsOf(services, 'crash');
const objects = objectsOf(services);
const ADMIN = { role: 'admin', is_active: true } as const;
const [wide, narrow] = await Promise.all([picture('png', 700, 40), picture('png', 320, 60)]);

/** Stores a picture under a new name. */
async function newPicture(bytes: Uint8Array): Promise<string> {
  const name = `hero ${crypto.randomUUID()}.png`;
  await objects.put(name, bytes, { contentType: 'image/png' });
  return name;
}

async function storedRenditions(name: string): Promise<string[]> {
  const prefix = renditionsOf(await recordId(bucket.name, name));
  return (await renditions.getFiles({ prefix }))[0].map((file) => file.name).sort();
}

/** Checks that `name` has one record, which describes the object, and exactly the renditions of its record. */
async function checkRecord(name: string, fields: object): Promise<void> {
  const records = firestore.collection(MEDIA_COLLECTION).where('file_path', '==', name);
  expect((await records.get()).size).toBe(1);
  const record = (await objects.record(name)) ?? {};
  const generation = String((await objects.metadata(name)).generation);
  expect(record).toMatchObject({ generation, missing_since: null, ...fields });
  const id = await recordId(bucket.name, name);
  const recorded = (record.renditions as number[]).map((width) => renditionName(id, generation, width));
  expect(await storedRenditions(name)).toEqual(recorded.sort());
}

afterEach(async () => {
  vi.useRealTimers();
  await emptyLibrary(services);
  for (const name of [SYNC_COLLECTION, QUOTES_COLLECTION, COUNTERS_COLLECTION])
    await firestore.recursiveDelete(firestore.collection(name));
});
afterAll(() => accounts.removeAll());

describe('after a crash at any call and a second delivery', () => {
  it('a deactivated admin has lost the claim and the sessions', async () => {
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    const crashes = await crashAtEveryCall(services, async () => {
      const { uid } = await accounts.create({ claims: { admin: true, team: 'north' } });
      await accounts.setProfile(uid, { ...ADMIN, is_active: false });
      return {
        handle: (on) => mirrorRole(on, uid),
        async check() {
          expect(await accounts.claims(uid)).toEqual({ team: 'north' });
          expect(revoke).toHaveBeenCalledWith(uid);
        },
      };
    });
    revoke.mockRestore();
    expect(crashes).toBeGreaterThan(3);
  });

  it('a new account has its profile, and a deleted one has none', async () => {
    const creation = await crashAtEveryCall(services, async () => {
      const { uid } = await accounts.create();
      return {
        handle: (on) => createProfile(on, uid),
        check: async () => expect((await accounts.profile(uid).get()).data()).toEqual(NEW_PROFILE),
      };
    });
    const removal = await crashAtEveryCall(services, async () => {
      const { uid } = await accounts.create();
      await accounts.setProfile(uid, ADMIN);
      return {
        handle: (on) => removeProfile(on, uid),
        check: async () => expect((await accounts.profile(uid).get()).exists).toBe(false),
      };
    });
    expect([creation, removal]).toEqual([2, 1]);
  });

  it('a form is recorded once and counted once', async () => {
    const crashes = await crashAtEveryCall(services, async () => {
      const id = crypto.randomUUID();
      const submission = {
        form: 'quotes',
        collection: QUOTES_COLLECTION,
        id,
        record: { id },
        isSecret: false,
        suspect: [],
      };
      await firestore.recursiveDelete(firestore.collection(COUNTERS_COLLECTION));
      return {
        handle: (on) => recordSubmission(on, id, submission, 'secret'),
        async check() {
          expect((await firestore.collection(QUOTES_COLLECTION).where('id', '==', id).get()).size).toBe(1);
          const { docs } = await firestore.collection(COUNTERS_COLLECTION).get();
          expect(docs.map((each) => each.get('count'))).toEqual([1]);
        },
      };
    });
    expect(crashes).toBeGreaterThan(2);
  });

  it('the record of an overwritten picture is up to date and keeps what staff wrote', async () => {
    const crashes = await crashAtEveryCall(services, async () => {
      const name = await newPicture(wide);
      await reconcileRecord(firebaseLibrary(services), name);
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
    expect(crashes).toBeGreaterThan(8);
  });

  it('the record of a deleted object is marked as missing, and no rendition is left', async () => {
    const crashes = await crashAtEveryCall(services, async () => {
      const name = await newPicture(narrow);
      await reconcileRecord(firebaseLibrary(services), name);
      await objects.remove(name);
      return {
        handle: (on) => handleObjectDeleted(firebaseLibrary(on), name),
        async check() {
          expect(await objects.record(name)).toMatchObject({ missing_since: expect.anything(), renditions: [] });
          expect(await storedRenditions(name)).toEqual([]);
        },
      };
    });
    expect(crashes).toBeGreaterThan(4);
  });

  it('a sync has created the missing record; one that crashed blocks others for a minute at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const crashes = await crashAtEveryCall(services, async () => {
      const name = await newPicture(narrow);
      return {
        handle(on) {
          vi.setSystemTime(Date.now() + 61_000);
          return sharedSync(on);
        },
        check: () => checkRecord(name, { width: 320, renditions: [320] }),
      };
    });
    expect(crashes).toBeGreaterThan(8);
  });
});
