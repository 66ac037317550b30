import sharp from 'sharp';
import type { Services } from '../../functions/src/context';
import { MEDIA_COLLECTION, type MediaFile, readMediaFile } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';

/** The reference to the record of the object `name`. */
export async function recordOf({ bucket, firestore }: Services, name: string) {
  return firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, name));
}

/** All valid records, newest first. */
export async function recordsOf({ firestore }: Services): Promise<MediaFile[]> {
  const { docs } = await firestore.collection(MEDIA_COLLECTION).orderBy('created_at', 'desc').get();
  return docs.map((document) => readMediaFile(document.id, document.data()).data).filter((file) => file !== undefined);
}

/** Deletes all objects, renditions and records. */
export async function emptyLibrary({ bucket, renditions, firestore }: Services): Promise<void> {
  await Promise.all([bucket, renditions].map((each) => each.deleteFiles({ force: true })));
  await firestore.recursiveDelete(firestore.collection(MEDIA_COLLECTION));
}

/** What happens to objects and their records without the server's knowledge. */
export const objectsOf = (services: Services) => ({
  /** Stores `bytes` under `name`, like an import through the console. */
  put: (name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) =>
    services.bucket.file(name).save(Buffer.from(bytes), { resumable: false, metadata }),
  /** The fields of the record of `name`, undefined if it has none. */
  record: async (name: string) => (await (await recordOf(services, name)).get()).data(),
  /** Deletes the object, but not its record. */
  remove: (name: string) => services.bucket.file(name).delete(),
  /** Changes fields of the record of `name`. */
  edit: async (name: string, fields: object) => (await recordOf(services, name)).update({ ...fields }),
  removeRecord: async (name: string) => (await recordOf(services, name)).delete(),
  metadata: async (name: string) => (await services.bucket.file(name).getMetadata())[0],
});

/** A single-colored picture of this size. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 40, height = 30): Promise<Buffer> {
  const background = { r: 15, g: 118, b: 110 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
