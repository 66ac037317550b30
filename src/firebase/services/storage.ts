import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { brand } from '../../domain/brand';
import { emulatorsOfProject } from '../config';
import { oncePerApp } from './app';

/** How long an upload waits for a lost connection, in milliseconds; it then goes on where it stopped. */
export const UPLOAD_PATIENCE = 5 * 60_000;
/** How long a removal does, in milliseconds: somebody is looking at a dialog. */
const OPERATION_PATIENCE = 20_000;

/** The images bucket. Buckets are connected to the emulator one by one: any other would be a live one. */
export const imagesOf = oncePerApp((app) => {
  const storage = getStorage(app, `gs://${brand.bucket}`);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.storage;
    connectStorageEmulator(storage, host, port);
  }
  storage.maxUploadRetryTime = UPLOAD_PATIENCE;
  storage.maxOperationRetryTime = OPERATION_PATIENCE;
  return storage;
});
