import { deleteApp, getApps } from 'firebase/app';
import { signOut, updateCurrentUser } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { SYNC_COLLECTION } from '../../../functions/src/media/shared-sync';
import { brand } from '../../../src/domain/brand';
import type { MediaFile } from '../../../src/domain/media-record';
import { signIn } from '../../../src/features/auth/api/accounts';
import { getStats } from '../../../src/features/dashboard/api/get-stats';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { findDuplicate } from '../../../src/features/media/api/find-duplicate';
import { getCaptions } from '../../../src/features/media/api/get-captions';
import { patchFile } from '../../../src/features/media/api/patch-file';
import { syncStorage } from '../../../src/features/media/api/sync-storage';
import { updateFile } from '../../../src/features/media/api/update-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { reconnect, watchFiles } from '../../../src/features/media/api/watch-files';
import { auth } from '../../../src/firebase/auth';
import { objectsOf, recordsOf } from '../emulated-objects';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';

const HOOK_TIMEOUT = 30_000;

/** The requests of the library, as the signed-in user. */
export const media = {
  upload: uploadFile,
  findDuplicate: (file: File, earlier: readonly File[] = []) => findDuplicate(file, earlier),
  update: updateFile,
  captions: getCaptions,
  patch: patchFile,
  remove: deleteFile,
  sync: syncStorage,
  stats: getStats,
  watch: watchFiles,
  reconnect,
};

/** Makes a request signed out, one at a time. */
const signedOut =
  <Args extends unknown[], Result>(request: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const { currentUser } = auth;
    await signOut(auth);
    try {
      return await request(...args);
    } finally {
      await updateCurrentUser(auth, currentUser);
    }
  };

/**
 * The media stores of an admin and a visitor on the live project, whose triggers are off: the tests decide when the
 * server does its part. Registers hooks that sign the admin in, and remove what a test has added.
 */
export function emulatedMediaStores(prefix: string) {
  const services = liveServices();
  const people = accountsOf(services, prefix);
  const objects = objectsOf(services);
  const admin = media;
  const visitor = {
    upload: signedOut(uploadFile),
    update: signedOut(updateFile),
    captions: signedOut(getCaptions),
    patch: signedOut(patchFile),
    remove: signedOut(deleteFile),
    watch: watchFiles,
    /** Shares no earlier result, which shared-sync.test.ts covers. */
    sync: signedOut(async () => {
      await services.firestore.collection(SYNC_COLLECTION).doc(brand.bucket).delete();
      return syncStorage();
    }),
  };
  let adminUser: typeof auth.currentUser = null;
  let before = new Set<string>();
  const added = async (): Promise<MediaFile[]> => (await recordsOf(services)).filter(({ id }) => !before.has(id));
  const one = async (): Promise<MediaFile> => {
    const [file, ...others] = await added();
    if (!file || others.length > 0) throw new Error('Not one file');
    return file;
  };
  const objectNames = async () => (await services.bucket.getFiles())[0].map(({ name }) => name).sort();

  disableTriggers();
  beforeAll(async () => {
    await warmCall('syncStorage', { not: 'accepted' });
    const { uid, email } = await people.create({ claims: { admin: true } });
    await people.setProfile(uid, { role: 'admin', is_active: true });
    await signIn(email, PASSWORD);
    adminUser = auth.currentUser;
    await visitor.sync(); // imports what other tests left in the bucket
  }, 200_000);
  beforeEach(async () => {
    before = new Set((await recordsOf(services)).map(({ id }) => id));
  }, HOOK_TIMEOUT);
  afterEach(async () => {
    await updateCurrentUser(auth, adminUser); // a test may have signed out
    for (const file of await added()) await admin.remove(file);
    await objects.removeAll();
  }, HOOK_TIMEOUT);
  afterAll(async () => {
    await Promise.all(getApps().map(deleteApp));
    await people.removeAll();
  }, HOOK_TIMEOUT);

  return { services, objects, objectNames, admin, visitor, added, one };
}
