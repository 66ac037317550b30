import { deleteApp, getApps } from 'firebase/app';
import { signOut, updateCurrentUser } from 'firebase/auth';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import { signIn } from '../../../src/features/auth/api/accounts';
import { auth } from '../../../src/firebase/auth';
import { emptyLibrary, objectsOf, recordsOf } from '../emulated-objects';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';

const HOOK_TIMEOUT = 30_000;

/**
 * The library of the live project, in which an admin is signed in. Its triggers are off: the tests decide when the
 * server does its part. Registers hooks that empty it before the first test and after each one.
 */
export function emulatedLibrary(prefix: string) {
  const services = liveServices();
  const people = accountsOf(services, prefix);
  let adminUser: typeof auth.currentUser = null;

  const files = () => recordsOf(services);
  const one = async (): Promise<MediaFile> => {
    const [file, ...others] = await files();
    if (!file || others.length > 0) throw new Error('Not one file');
    return file;
  };
  const objectNames = async () => (await services.bucket.getFiles())[0].map(({ name }) => name);

  /** Makes a request signed out. */
  async function asVisitor<Result>(request: () => Promise<Result>): Promise<Result> {
    await signOut(auth);
    try {
      return await request();
    } finally {
      await updateCurrentUser(auth, adminUser);
    }
  }

  disableTriggers();
  beforeAll(async () => {
    await warmCall('syncStorage', { not: 'accepted' });
    const { uid, email } = await people.create({ claims: { admin: true } });
    await people.setProfile(uid, { role: 'admin', is_active: true });
    await signIn(email, PASSWORD);
    adminUser = auth.currentUser;
    await emptyLibrary(services);
  }, 200_000);
  afterEach(async () => {
    await updateCurrentUser(auth, adminUser); // a test may have signed out
    await emptyLibrary(services);
  }, HOOK_TIMEOUT);
  afterAll(async () => {
    await Promise.all(getApps().map(deleteApp));
    await people.removeAll();
  }, HOOK_TIMEOUT);

  return { services, objects: objectsOf(services), objectNames, asVisitor, files, one };
}
