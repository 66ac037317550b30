import { connectStorageEmulator, getStorage, ref, type StorageReference } from 'firebase/storage';
import { brand } from '../domain/brand';
import { app } from './app';
import { emulatorsOfProject } from './config';

/** How long an upload waits for a lost connection, in milliseconds. It then continues where it stopped. */
export const UPLOAD_RETRY_MS = 5 * 60_000;
/** The same for a deletion: the user is looking at a dialog. */
const OPERATION_RETRY_MS = 20_000;

const IMAGES = `gs://${brand.bucket}`;

/** The images bucket. Connect each bucket to the emulator separately: an unconnected one would reach production. */
const images = getStorage(app, IMAGES);
if (emulatorsOfProject) {
  const { host, port } = emulatorsOfProject.storage;
  connectStorageEmulator(images, host, port);
}
images.maxUploadRetryTime = UPLOAD_RETRY_MS;
images.maxOperationRetryTime = OPERATION_RETRY_MS;

/**
 * The object of exactly this name. The SDK normalizes paths: `a//b.png` would become `a/b.png`, and `gs://other/b.png`
 * another bucket. It does not change what follows a bucket's address.
 */
export const objectOf = (name: string): StorageReference => ref(images, `${IMAGES}/${name}`);
