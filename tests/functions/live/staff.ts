import { deleteApp, getApps } from 'firebase/app';
import { signOut, updateCurrentUser } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { turnTriggers } from '../../../emulators/triggers';
import { firebaseLibrary } from '../../../functions/src/media/firebase-library';
import type { MediaFile } from '../../../src/domain/media-record';
import { signIn } from '../../../src/features/auth/api/accounts';
import { uploadFile } from '../../../src/features/library/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { pickedFile } from '../../support/media-files';
import { objectsOf } from '../emulated-objects';
import { accountsOf, liveServices, PASSWORD } from '../emulated-services';
import { retryWrite } from './emulated-calls';

/** Signs in before the tests of a file, and leaves an empty library after each. Tests decide what the server does. */
export function signInAsStaff() {
  const services = liveServices();
  const objects = objectsOf(services);
  let admin: typeof auth.currentUser;

  beforeAll(() => turnTriggers('off'));
  beforeAll(async () => {
    await signIn((await accountsOf(services).createAdmin()).email, PASSWORD);
    admin = auth.currentUser;
    await objects.removeAll();
  });
  afterEach(async () => {
    await updateCurrentUser(auth, admin); // a test may have signed out
    await retryWrite(objects.removeAll);
  });
  afterAll(() => Promise.all(getApps().map(deleteApp)));

  /** The only file of the library. */
  async function one(): Promise<MediaFile> {
    const files = await objects.files();
    expect(files).toHaveLength(1);
    return files[0] as MediaFile;
  }

  return {
    services,
    library: firebaseLibrary(services),
    objects,
    one,
    async uploaded(file = pickedFile()): Promise<MediaFile> {
      await uploadFile(file);
      return one();
    },
    async asVisitor<Result>(request: () => Promise<Result>): Promise<Result> {
      await signOut(auth);
      return request().finally(() => updateCurrentUser(auth, admin));
    },
    /** Expects that neither an object nor a record is left. */
    async expectEmpty(): Promise<void> {
      expect(await objects.names()).toEqual([]);
      expect(await objects.files()).toEqual([]);
    },
  };
}

export const refused = (attempt: Promise<unknown>, reason: string) =>
  expect(attempt).rejects.toMatchObject({ name: 'StoreError', reason });
