import type { FirebaseApp } from 'firebase/app';
import { getMetadata } from 'firebase/storage';
import { brand } from '../domain/brand';
import { recordId } from '../domain/object-name';
import { remove } from './remove';
import { objectOf } from './services/storage';

/** How long storage needs at most, in milliseconds, to store bytes that were on their way when an upload ended. */
const ARRIVAL_MS = 3000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the object of an upload exists although the upload failed: only the answer was lost. Never throws. */
export async function hasArrived(app: FirebaseApp, name: string): Promise<boolean> {
  const isThere = getMetadata(objectOf(app, name)).then(
    () => true,
    () => false,
  );
  return Promise.race([isThere, wait(ARRIVAL_MS).then(() => false)]);
}

/**
 * Removes what arrived of a canceled upload after all, with the record that the server may have made. Throws if it
 * cannot: then the file may be public.
 */
export async function removeArrived(app: FirebaseApp, name: string): Promise<void> {
  await wait(ARRIVAL_MS);
  await remove(app, { id: await recordId(brand.bucket, name), file_path: name });
}
