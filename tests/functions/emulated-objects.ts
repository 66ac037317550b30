import sharp from 'sharp';
import { afterEach } from 'vitest';
import type { Services } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { MEDIA_COLLECTION, type MediaFile, readMediaFile } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { quietServices } from './emulated-services';

const emptyBuckets = ({ bucket, renditions }: Services) =>
  Promise.all([bucket, renditions].map((each) => each.deleteFiles({ force: true })));

/** The library of a quiet project, which is emptied after each test. */
export function quietLibrary(name: string) {
  const services = quietServices(name);
  afterEach(() => emptyBuckets(services));
  return { services, library: firebaseLibrary(services), objects: objectsOf(services) };
}

/** What happens to objects and their records without the server's knowledge. */
export function objectsOf(services: Services) {
  const { bucket, firestore } = services;
  const collection = firestore.collection(MEDIA_COLLECTION);
  const reference = async (name: string) => collection.doc(await recordId(bucket.name, name));
  return {
    /** Stores `bytes` under `name`, like an import through the console. */
    put: (name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) =>
      bucket.file(name).save(Buffer.from(bytes), { resumable: false, metadata }),
    putAll: (names: string[]) => Promise.all(names.map((name) => bucket.file(name).save('x', { resumable: false }))),
    remove: (name: string) => bucket.file(name).delete(),
    metadata: async (name: string) => (await bucket.file(name).getMetadata())[0],
    names: async () => (await bucket.getFiles())[0].map((file) => file.name),
    recordId: (name: string) => recordId(bucket.name, name),
    /** All valid records, newest first. */
    async files(): Promise<MediaFile[]> {
      const { docs } = await collection.orderBy('created_at', 'desc').get();
      return docs.flatMap((each) => readMediaFile(each.id, each.data()).data ?? []);
    },
    record: async (name: string) => (await (await reference(name)).get()).data(),
    edit: async (name: string, fields: object) => (await reference(name)).update({ ...fields }),
    /** Creates twelve records whose objects are lost, and returns their names. */
    async loseTwelve() {
      const names = Array.from({ length: 12 }, (_, index) => `lost ${index}.pdf`).sort();
      const found = { bucket: bucket.name, contentType: 'application/pdf', size: 1, metadata: null };
      const times = { created_at: new Date(), updated_at: new Date() };
      for (const name of names) await (await reference(name)).set({ ...importedRecord({ ...found, name }), ...times });
      return names;
    },
    removeRecord: async (name: string) => (await reference(name)).delete(),
    async removeAll() {
      await emptyBuckets(services);
      await firestore.recursiveDelete(collection);
    },
  };
}

export function picture(format: 'png' | 'jpeg', width = 40, height = 30): Promise<Buffer> {
  const background = { r: 15, g: 118, b: 110 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
