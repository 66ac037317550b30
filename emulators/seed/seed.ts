import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { keepRecord } from '../../functions/src/media/keep-record';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { deservesAdminClaim, PROFILES_COLLECTION } from '../../src/domain/roles';
import { requireEmulators } from '../environment';
import { withoutTriggers } from '../triggers';
import { ACCOUNTS, PASSWORD } from './accounts';
import { causeUntil } from './cause-until';
import { LIBRARY, type LibraryFile, type SeedFile, UNKNOWN_OBJECTS } from './library';
import { describedRecord, mimeTypeOf, uploadedObject } from './stored-file';

/**
 * Brings the emulators into the state of the demo: exactly the library's objects and records, three objects more
 * that no record knows, and the demo accounts with their roles. May be run any number of times, at any time.
 * Throws LaunchError where anything but emulators of a demo project could be reached, or they do not answer.
 */
export async function seed(services: Services): Promise<void> {
  requireEmulators(process.env);
  const [library, unknown] = await Promise.all([makeAll(LIBRARY), makeAll(UNKNOWN_OBJECTS)]);
  await withoutTriggers(async () => {
    await Promise.all([
      services.firestore.recursiveDelete(services.firestore.collection(MEDIA_COLLECTION)),
      services.bucket.deleteFiles({ force: true }),
    ]);
    await Promise.all([putLibrary(services, library), putUnknown(services, unknown), makeAccounts(services)]);
  });
  await Promise.all([giveRoles(services), warmUp(services)]);
}

function makeAll<File extends SeedFile>(files: readonly File[]): Promise<{ file: File; bytes: Buffer }[]> {
  return Promise.all(files.map(async (file) => ({ file, bytes: await file.make() })));
}

async function putLibrary(services: Services, library: { file: LibraryFile; bytes: Buffer }[]): Promise<void> {
  const { bucket, firestore } = services;
  const batch = firestore.batch();
  await Promise.all(
    library.map(async ({ file, bytes }, index) => {
      const { name, ...metadata } = uploadedObject(file, index);
      const { id, fields } = await describedRecord(file, index, bytes.length);
      batch.set(firestore.collection(MEDIA_COLLECTION).doc(id), fields);
      await bucket.file(name).save(bytes, { resumable: false, metadata });
    }),
  );
  await batch.commit();
  // One by one: each picture keeps a processor busy.
  const keeping = firebaseLibrary(services);
  for (const [index, { file }] of library.entries()) await keepRecord(keeping, uploadedObject(file, index).name);
}

async function putUnknown({ bucket }: Services, unknown: { file: SeedFile; bytes: Buffer }[]): Promise<void> {
  await Promise.all(
    unknown.map(({ file, bytes }) =>
      bucket.file(file.name).save(bytes, { resumable: false, contentType: mimeTypeOf(file) }),
    ),
  );
}

async function makeAccounts({ auth }: Services): Promise<void> {
  for (const { uid, email, displayName } of ACCOUNTS) {
    const account = { email, displayName, password: PASSWORD, emailVerified: true, disabled: false };
    const { users } = await auth.getUsers([{ uid }]);
    await (users.length > 0 ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
  }
}

/** Writes the profiles and waits until the functions have mirrored them into the claims. */
async function giveRoles({ auth, firestore }: Services): Promise<void> {
  await Promise.all(
    ACCOUNTS.map(async ({ uid, email, profile }) => {
      const reference = firestore.collection(PROFILES_COLLECTION).doc(uid);
      const isMirrored = async () => {
        const { customClaims } = await auth.getUser(uid);
        return (customClaims?.admin === true) === deservesAdminClaim(profile, true);
      };
      await causeUntil(`mirror the role of ${email}`, () => reference.set(profile), isMirrored);
    }),
  );
}

/** Has an object recorded and removes both: the first upload of a visitor then finds the function awake. */
async function warmUp({ bucket, firestore }: Services): Promise<void> {
  const file = bucket.file('warm-up.txt');
  const record = firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, file.name));
  const isRecorded = async () => (await record.get()).exists;
  await causeUntil('record an object', () => file.save('', { resumable: false }), isRecorded);
  await file.delete();
  // An event that was caused twice may bring the record back a moment later.
  const isForgotten = async () => {
    await sleep(1_000);
    return !(await record.get()).exists;
  };
  await causeUntil('forget an object', () => record.delete(), isForgotten);
}
