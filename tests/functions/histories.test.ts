import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import type { Library } from '../../functions/src/media/library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { picture } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';
import { type History, histories, play } from '../support/histories';
import type { Stage } from '../support/stage';

const HISTORIES = 60;
const services = quietServices();
const { firestore } = services;
const pictures = await Promise.all([100, 400, 700].map((width) => picture('png', width, 40)));
const bytesOf = (name: string, variant: number) =>
  (name.endsWith('png') ? pictures[variant] : undefined) ?? new Uint8Array(variant + 1);
const collection = firestore.collection(MEDIA_COLLECTION);
const buckets: string[] = [];

/** An empty bucket of the emulators, and a library that ends before the writes of these numbers. */
function emulatedStage({ crashes }: History): Stage {
  const bucket = services.bucket.storage.bucket(`history-${crypto.randomUUID()}`);
  buckets.push(bucket.name);
  const { objects, records, render } = firebaseLibrary({ ...services, bucket });
  let count = 0;
  const write = <Arguments extends unknown[], Result>(perform: (...args: Arguments) => Promise<Result>) => {
    return async (...args: Arguments) => {
      if (crashes.includes(count++)) throw new Error('The process has ended here.');
      return perform(...args);
    };
  };
  const library: Library = {
    objects: {
      ...objects,
      serveAs: write(objects.serveAs),
      putRendition: write(objects.putRendition),
      remove: write(objects.remove),
    },
    records: {
      ...records,
      create: write(records.create),
      describe: write(records.describe),
      mark: write(records.mark),
      remove: write(records.remove),
    },
    render,
  };
  return {
    library,
    async putObject({ name, contentType, bytes, metadata = {} }) {
      await bucket.file(name).save(Buffer.from(bytes), { resumable: false, metadata: { contentType, metadata } });
    },
    async removeObject(name) {
      await bucket.file(name).delete({ ignoreNotFound: true });
    },
    async createRecord(id, fields) {
      await firestore.runTransaction(async (transaction) => {
        const now = new Date();
        if ((await transaction.get(collection.doc(id))).exists) return;
        transaction.set(collection.doc(id), { ...fields, created_at: now, updated_at: now });
      });
    },
    edit: (id, title) =>
      collection
        .doc(id)
        .update({ title, updated_at: new Date() })
        .then(
          () => true,
          () => false,
        ),
    async removeRecord(id) {
      await collection.doc(id).delete();
    },
    async objects() {
      const [files] = await bucket.getFiles();
      return new Map(
        files.map(({ name, metadata: { generation, size, contentType } }) => [
          name,
          { generation: String(generation), size: Number(size), contentType: String(contentType) },
        ]),
      );
    },
    async records() {
      const { docs } = await collection.where('bucket_name', '==', bucket.name).get();
      return new Map(docs.map((each) => [each.id, each.data()]));
    },
  };
}

afterAll(async () => {
  for (const name of buckets) {
    await services.bucket.storage.bucket(name).deleteFiles({ force: true });
    const { docs } = await collection.where('bucket_name', '==', name).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
}, 60_000);

describe('the library of the emulators after any history', () => {
  it('has one record an object, none lost, none doubled, and every edit', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const stage = emulatedStage(history);
        await play(stage, history, bytesOf);
        expect((await syncStorage(stage.library)).created).toBe(0);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  });
});
