import sharp from 'sharp';
import type { Services } from '../../functions/src/context';
import { MEDIA_COLLECTION, type MediaFile, readMediaFile } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { renditionsOf } from '../../src/domain/renditions';

/** The reference to the record of the object `name`. */
export async function recordOf({ bucket, firestore }: Services, name: string) {
  return firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, name));
}

/** All valid records, newest first. */
export async function recordsOf({ firestore }: Services): Promise<MediaFile[]> {
  const { docs } = await firestore.collection(MEDIA_COLLECTION).orderBy('created_at', 'desc').get();
  return docs.map((document) => readMediaFile(document.id, document.data()).data).filter((file) => file !== undefined);
}

/** Creates objects for a test file, and deletes them with their records. */
export function objectsOf(services: Services) {
  const names = new Set<string>();
  return {
    /** Stores `bytes` under `name`, like an import through the console. */
    async put(name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) {
      names.add(name);
      await services.bucket.file(name).save(Buffer.from(bytes), { resumable: false, metadata });
    },
    /** The fields of the record of `name`, undefined if it has none. */
    record: async (name: string) => (await (await recordOf(services, name)).get()).data(),
    /** Deletes the object, but not its record. */
    remove: (name: string) => services.bucket.file(name).delete(),
    /** Changes fields of the record of `name`. */
    edit: async (name: string, fields: object) => (await recordOf(services, name)).update({ ...fields }),
    async removeRecord(name: string) {
      await (await recordOf(services, name)).delete();
    },
    metadata: async (name: string) => (await services.bucket.file(name).getMetadata())[0],
    async removeAll() {
      const remove = async (name: string) => {
        await services.bucket.file(name).delete({ ignoreNotFound: true });
        await (await recordOf(services, name)).delete();
        const prefix = renditionsOf(await recordId(services.bucket.name, name));
        const [renditions] = await services.renditions.getFiles({ prefix });
        // The trigger of the deletion may be faster.
        await Promise.all(renditions.map((file) => file.delete({ ignoreNotFound: true })));
      };
      await Promise.all(Array.from(names, remove));
      names.clear();
    },
  };
}

/** A single-colored picture of this size. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 40, height = 30): Promise<Buffer> {
  const background = { r: 15, g: 118, b: 110 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
