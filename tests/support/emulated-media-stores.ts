import { deleteApp, type FirebaseApp } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { SYNC_COLLECTION } from '../../functions/src/media/shared-sync';
import { brand } from '../../src/domain/brand';
import type { MediaFile } from '../../src/domain/media-record';
import { getStats } from '../../src/features/dashboard/api/get-stats';
import { deleteFile } from '../../src/features/media/api/delete-file';
import { findDuplicate } from '../../src/features/media/api/find-duplicate';
import { getCaptions } from '../../src/features/media/api/get-captions';
import { patchFile } from '../../src/features/media/api/patch-file';
import { syncStorage } from '../../src/features/media/api/sync-storage';
import { updateFile } from '../../src/features/media/api/update-file';
import { type UploadOptions, uploadFile } from '../../src/features/media/api/upload-file';
import { reconnect, watchFiles } from '../../src/features/media/api/watch-files';
import { createAccounts } from '../../src/firebase/accounts';
import { firebaseApp } from '../../src/firebase/services/app';
import { warmCall } from './emulated-calls';
import { objectsOf, recordsOf } from './emulated-objects';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from './emulated-services';

const HOOK_TIMEOUT = 30_000;

type Args<Request extends (...args: never[]) => unknown> = Parameters<Request>;

/** The requests of the library, as the user of `app`. */
export const mediaOf = (app: FirebaseApp) => ({
  upload: (file: File, options?: UploadOptions) => uploadFile(file, options, app),
  findDuplicate: (file: File, earlier: readonly File[] = []) => findDuplicate(file, earlier, app),
  update: (...[file, edit, captions]: Args<typeof updateFile>) => updateFile(file, edit, captions, app),
  captions: (...[file]: Args<typeof getCaptions>) => getCaptions(file, app),
  patch: (...[id, change]: Args<typeof patchFile>) => patchFile(id, change, app),
  remove: (...[file]: Args<typeof deleteFile>) => deleteFile(file, app),
  sync: () => syncStorage(app),
  stats: () => getStats(app),
  watch: (...[onFiles, onError]: Args<typeof watchFiles>) => watchFiles(onFiles, onError, app),
  reconnect: () => reconnect(app),
});

/**
 * The media stores of an admin and a visitor on the live project, whose triggers are off: the tests decide when the
 * server does its part. Registers hooks that sign the admin in, and remove what a test has added.
 */
export function emulatedMediaStores(prefix: string) {
  const services = liveServices();
  const people = accountsOf(services, prefix);
  const objects = objectsOf(services);
  const apps = { admin: firebaseApp('admin'), visitor: firebaseApp('visitor'), cutOff: firebaseApp('cut-off') };
  const admin = mediaOf(apps.admin);
  const visitorStore = mediaOf(apps.visitor);
  /** A visitor whose syncs share no earlier result, which shared-sync.test.ts covers. */
  const visitor = {
    ...visitorStore,
    async sync() {
      await services.firestore.collection(SYNC_COLLECTION).doc(brand.bucket).delete();
      return visitorStore.sync();
    },
  };
  let before = new Set<string>();
  const added = async (): Promise<MediaFile[]> => (await recordsOf(services)).filter(({ id }) => !before.has(id));
  const one = async (): Promise<MediaFile> => {
    const [file, ...others] = await added();
    if (!file || others.length > 0) throw new Error('Not one file');
    return file;
  };
  const objectNames = async () => (await services.bucket.getFiles())[0].map(({ name }) => name).sort();

  async function signIn(app: FirebaseApp): Promise<void> {
    const { uid, email } = await people.create();
    await people.setProfile(uid, { role: 'admin', is_active: true });
    await services.auth.setCustomUserClaims(uid, { admin: true });
    const accounts = createAccounts(app, brand.origin);
    await accounts.signIn(email, PASSWORD);
    await new Promise<void>((resolve) => {
      accounts.watch(({ session }) => session.state === 'signed-in' && session.isAdmin && resolve());
    });
  }

  disableTriggers();
  beforeAll(async () => {
    await warmCall('refreshRole');
    await warmCall('syncStorage', { not: 'accepted' });
    for (const app of [apps.admin, apps.cutOff]) await signIn(app); // at once, they would start a second worker
    await visitor.sync(); // imports what other tests left in the bucket
  }, 200_000);
  beforeEach(async () => {
    before = new Set((await recordsOf(services)).map(({ id }) => id));
  }, HOOK_TIMEOUT);
  afterEach(async () => {
    for (const file of await added()) await admin.remove(file);
    await objects.removeAll();
  }, HOOK_TIMEOUT);
  afterAll(async () => {
    await Promise.all(Object.values(apps).map((app) => deleteApp(app)));
    await people.removeAll();
  }, HOOK_TIMEOUT);

  return { services, objects, objectNames, apps, admin, visitor, added, one };
}
