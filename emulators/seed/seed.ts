import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { LOCALES } from '../../src/domain/locale';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { extensionOf } from '../../src/domain/media-type';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { attachmentDisposition, recordId, uploadMetadata } from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';
import { OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { deservesAdminClaim, PROFILES_COLLECTION } from '../../src/domain/roles';
import { turnTriggers } from '../triggers';
import { waitForFunctions } from '../wait-for-functions';
import { ACCOUNTS, PASSWORD } from './accounts';
import { LIBRARY, type LibraryFile, UNKNOWN_OBJECTS } from './library';
import { QUOTES } from './quotes';

/** Upload time of the newest file, and the interval between uploads, in milliseconds. */
const NEWEST = Date.UTC(2025, 8, 15, 15, 30);
const INTERVAL = 41 * 60 * 60 * 1000;

/**
 * Resets the emulators to the demo: exactly the library's objects and records, three objects without records, and the
 * demo accounts with their roles. Can be repeated. Throws LaunchError if the emulators do not answer.
 */
export async function seed(services: Services): Promise<void> {
  await withoutTriggers(async () => {
    await Promise.all([
      services.firestore.recursiveDelete(services.firestore.collection(MEDIA_COLLECTION)),
      services.bucket.deleteFiles({ force: true }),
      services.renditions.deleteFiles({ force: true }),
    ]);
    await Promise.all([
      putLibrary(services),
      ...UNKNOWN_OBJECTS.map((file) => putObject(services.bucket, file.name, file.make)),
      makeAccounts(services),
      putSubscribers(services),
      putQuotes(services),
    ]);
  });
  await Promise.all([giveRoles(services), warmUp(services)]);
}

/** Runs `work` while function triggers are disabled; its changes start no functions later either. */
async function withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result> {
  await turnTriggers('off');
  try {
    return await work();
  } finally {
    await turnTriggers('on');
  }
}

async function putLibrary(services: Services): Promise<void> {
  const { bucket, firestore } = services;
  const batch = firestore.batch();
  const store = async (file: LibraryFile, index: number) => {
    const { name, make, alt = null, altEs = null, featured = false, es, ...texts } = file;
    const time = new Date(NEWEST - index * INTERVAL);
    // In the format of generateObjectName, but the same each time.
    const path = `demo${`${index}`.padStart(12, '0')}_${time.getTime()}.${extensionOf(name)}`;
    const metadata = { contentDisposition: attachmentDisposition(name), metadata: uploadMetadata(name) };
    const object = await putObject(bucket, path, make, metadata);
    batch.set(firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, path)), {
      ...uploadedRecord(object, name),
      ...texts,
      alt_text: alt,
      ...(es && { translations: { es: { ...es, alt_text: altEs } } }),
      is_featured: featured,
      created_at: time,
      updated_at: time,
    });
    return path;
  };
  const paths = await Promise.all(LIBRARY.map(store));
  await batch.commit();
  // One by one: each picture uses a whole CPU core.
  const library = firebaseLibrary(services);
  for (const path of paths) await reconcileRecord(library, path);
}

/** Stores an object. The SDK derives the content type from the name. */
async function putObject(bucket: Services['bucket'], name: string, make: () => Promise<Buffer>, metadata: object = {}) {
  const bytes = await make();
  const file = bucket.file(name);
  await file.save(bytes, { resumable: false, metadata });
  const contentType = file.metadata.contentType ?? null;
  return { bucket: bucket.name, name, contentType, size: bytes.length, metadata: null };
}

/** Two subscribers, one in each language, for the dashboard. */
async function putSubscribers({ firestore }: Services): Promise<void> {
  const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
  for (const [index, language] of LOCALES.entries()) {
    const fields = { email: `reader-${language}@mesquite.example`, language, unsubscribe_token: `demo-${language}` };
    await subscribers.doc(`demo-${language}`).set({ ...fields, created_at: new Date(NEWEST - index * INTERVAL) });
  }
}

/** Quote requests of the last days, which were emailed. */
async function putQuotes({ firestore }: Services): Promise<void> {
  const quotes = firestore.collection(QUOTES_COLLECTION);
  for (const [index, quote] of QUOTES.entries()) {
    const id = `demo-${index}`;
    const time = new Date(Date.now() - (index + 1) * INTERVAL);
    const state = { ...OPEN_QUOTE, notification: 'sent', notified_at: time, created_at: time };
    await quotes.doc(id).set({ id, ...quote, ...state });
  }
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
      await waitForFunctions(`copy the role of ${email}`, () => reference.set(profile), isCopied);
    }),
  );
}

/** Records an object and removes it, so that a visitor's first upload does not wait for a cold start. */
async function warmUp({ bucket, firestore }: Services): Promise<void> {
  const file = bucket.file('warm-up.txt');
  const record = firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, file.name));
  const isRecorded = async () => (await record.get()).exists;
  await waitForFunctions('record an object', () => file.save('', { resumable: false }), isRecorded);
  await file.delete();
  // A second event for the same object may create the record again a moment later.
  const isForgotten = async () => {
    await sleep(1_000);
    return !(await record.get()).exists;
  };
  await waitForFunctions('forget an object', () => record.delete(), isForgotten);
}
