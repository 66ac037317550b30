import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, type StorageReference } from 'firebase/storage';
import { brand } from '../../domain/brand';
import { emulatorsOfProject } from '../config';
import { oncePerApp } from './app';

/** How long an upload waits for a lost connection, in milliseconds; it then goes on where it stopped. */
export const UPLOAD_PATIENCE = 5 * 60_000;
/** How long a removal does, in milliseconds: somebody is looking at a dialog. */
const OPERATION_PATIENCE = 20_000;

const IMAGES = `gs://${brand.bucket}`;

/** The images bucket. Buckets are connected to the emulator one by one: any other would be a live one. */
const imagesOf = oncePerApp((app) => {
  const storage = getStorage(app, IMAGES);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.storage;
    connectStorageEmulator(storage, host, port);
  }
  storage.maxUploadRetryTime = UPLOAD_PATIENCE;
  storage.maxOperationRetryTime = OPERATION_PATIENCE;
  return storage;
});

/**
 * The object of this very name. The SDK takes a path apart and drops what is empty of it: `a//b.png` would mean
 * `a/b.png`, and `gs://other/b.png` another bucket. What follows a bucket's address it leaves as it is.
 */
export function objectOf(app: FirebaseApp, name: string): StorageReference {
  return ref(imagesOf(app), `${IMAGES}/${name}`);
}
