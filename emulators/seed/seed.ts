import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { deservesAdminClaim, PROFILES_COLLECTION } from '../../src/domain/roles';
import { requireEmulators } from '../environment';
import { LaunchError } from '../launch-error.mjs';
import { withoutTriggers } from '../triggers';
import { ACCOUNTS, PASSWORD } from './accounts';
import { LIBRARY, UNKNOWN_OBJECTS } from './library';
import { describedRecord, mimeTypeOf, uploadedObject } from './stored-file';

/**
 * Resets the emulators to the demo: exactly the library's objects and records, three objects without records, and the
 * demo accounts with their roles. Can be repeated. Throws LaunchError if an address is not an emulator of a demo
 * project, or if the emulators do not answer.
 */
export async function seed(services: Services): Promise<void> {
  requireEmulators(process.env);
  await withoutTriggers(async () => {
    await Promise.all([
      services.firestore.recursiveDelete(services.firestore.collection(MEDIA_COLLECTION)),
      services.bucket.deleteFiles({ force: true }),
      services.renditions.deleteFiles({ force: true }),
    ]);
    await Promise.all([putLibrary(services), putUnknown(services), makeAccounts(services)]);
  });
  await Promise.all([giveRoles(services), warmUp(services)]);
}

async function putLibrary(services: Services): Promise<void> {
  const { bucket, firestore } = services;
  const batch = firestore.batch();
  await Promise.all(
    LIBRARY.map(async (file, index) => {
      const bytes = await file.make();
      const { name, ...metadata } = uploadedObject(file, index);
      const { id, fields } = await describedRecord(file, index, bytes.length);
      batch.set(firestore.collection(MEDIA_COLLECTION).doc(id), fields);
      await bucket.file(name).save(bytes, { resumable: false, metadata });
    }),
  );
  await batch.commit();
  // One by one: each picture uses a whole CPU core.
  const library = firebaseLibrary(services);
  for (const [index, file] of LIBRARY.entries()) await reconcileRecord(library, uploadedObject(file, index).name);
}

async function putUnknown({ bucket }: Services): Promise<void> {
  const save = async (file: (typeof UNKNOWN_OBJECTS)[number]) =>
    bucket.file(file.name).save(await file.make(), { resumable: false, contentType: mimeTypeOf(file) });
  await Promise.all(UNKNOWN_OBJECTS.map(save));
}

async function makeAccounts({ auth }: Services): Promise<void> {
  for (const { uid, email, displayName } of ACCOUNTS) {
    const account = { email, displayName, password: PASSWORD, emailVerified: true, disabled: false };
    const { users } = await auth.getUsers([{ uid }]);
    await (users.length > 0 ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
  }
}

/** Writes the profiles and waits until the functions have copied the roles into the claims. */
async function giveRoles({ auth, firestore }: Services): Promise<void> {
  await Promise.all(
    ACCOUNTS.map(async ({ uid, email, profile }) => {
      const reference = firestore.collection(PROFILES_COLLECTION).doc(uid);
      const isCopied = async () => {
        const { customClaims } = await auth.getUser(uid);
        return (customClaims?.admin === true) === deservesAdminClaim(profile, { emailVerified: true, disabled: false });
      };
      await causeUntil(`copy the role of ${email}`, () => reference.set(profile), isCopied);
    }),
  );
}

/** Records an object and removes it, so that a visitor's first upload does not wait for a cold start. */
async function warmUp({ bucket, firestore }: Services): Promise<void> {
  const file = bucket.file('warm-up.txt');
  const record = firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, file.name));
  const isRecorded = async () => (await record.get()).exists;
  await causeUntil('record an object', () => file.save('', { resumable: false }), isRecorded);
  await file.delete();
  // A second event for the same object may create the record again a moment later.
  const isForgotten = async () => {
    await sleep(1_000);
    return !(await record.get()).exists;
  };
  await causeUntil('forget an object', () => record.delete(), isForgotten);
}

/**
 * Runs `cause` and waits for `isDone`. The emulator loses events while the workers of a function start, so `cause` is
 * repeated every eight seconds. Throws after a minute.
 */
async function causeUntil(what: string, cause: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  for (let next = start; Date.now() < start + 60_000; await sleep(150)) {
    if (Date.now() >= next) {
      await cause();
      next = Date.now() + 8_000;
    }
    if (await isDone()) return;
  }
  throw new LaunchError(`The functions did not do this within a minute: ${what}.`);
}
