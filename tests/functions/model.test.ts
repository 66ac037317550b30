import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import type { Library } from '../../functions/src/media/library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { picture } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';
import { runScenario, type Scenario, scenarios } from '../support/model';
import type { TestHarness } from '../support/test-harness';

// tests/unit/reconciliation runs thousands of scenarios in memory; a few show that the emulators behave like that fake.
const NUM_RUNS = 5;
const services = quietServices('model');
const { firestore } = services;
const pictures = await Promise.all([100, 400, 700].map((width) => picture('png', width, 40)));
const bytesOf = (name: string, variant: number) =>
  (name.endsWith('png') ? pictures[variant] : undefined) ?? new Uint8Array(variant + 1);
const collection = firestore.collection(MEDIA_COLLECTION);

/** A library whose process ends before the writes with these numbers. */
function crashingLibrary({ objects, renditions, records, readPicture }: Library, crashes: number[]): Library {
  let count = 0;
  const write = <Arguments extends unknown[], Result>(perform: (...args: Arguments) => Promise<Result>) => {
    return async (...args: Arguments) => {
      if (crashes.includes(count++)) throw new Error('The process has crashed.');
      return perform(...args);
    };
  };
  return {
    objects: { ...objects, serveAs: write(objects.serveAs) },
    renditions: { ...renditions, put: write(renditions.put), remove: write(renditions.remove) },
    records: {
      ...records,
      create: write(records.create),
      updateMetadata: write(records.updateMetadata),
      markMissing: write(records.markMissing),
      remove: write(records.remove),
    },
    readPicture,
  };
}

/** Empty buckets in the emulators. */
function emulatedHarness({ crashes }: Scenario): TestHarness {
  const bucket = services.bucket.storage.bucket(`model-${crypto.randomUUID()}`);
  const renditions = bucket.storage.bucket(`${bucket.name}-renditions`);
  return {
    library: crashingLibrary(firebaseLibrary({ ...services, bucket, renditions }), crashes),
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
    async edit(id, title) {
      const update = collection.doc(id).update({ title, updated_at: new Date() });
      return update.then(
        () => true,
        () => false,
      );
    },
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

it('any scenario leaves one record per object, and loses no edit', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const harness = emulatedHarness(scenario);
      await runScenario(harness, scenario, bytesOf);
      expect((await syncStorage(harness.library)).created).toBe(0);
    }),
    { numRuns: NUM_RUNS, endOnFailure: true },
  );
});
