import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { forgetObject } from '../../functions/src/media/forget-object';
import { keepRecord } from '../../functions/src/media/keep-record';
import { createCatalogAnswers } from '../../functions/src/media/serve-catalog';
import { SYNC_COLLECTION, syncInTurn } from '../../functions/src/media/sync-in-turn';
import { parseCatalogLine } from '../../src/domain/gallery-catalog';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { renditionName, renditionsOf } from '../../src/domain/renditions';
import { objectsOf, picture, recordOf } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';
import { dieEverywhere } from '../support/mortal';

const services = quietServices('deaths-test');
const { bucket, firestore } = services;
const objects = objectsOf(services);
const records = firestore.collection(MEDIA_COLLECTION);
const [wide, narrow] = await Promise.all([picture('png', 700, 40), picture('png', 400, 60)]);
const put = (name: string, bytes: Uint8Array) => objects.put(name, bytes, { contentType: 'image/png' });

const newName = () => `hero ${crypto.randomUUID()}.png`;

afterEach(async () => {
  vi.useRealTimers();
  await objects.removeAll();
  await firestore.recursiveDelete(records);
  await firestore.collection(SYNC_COLLECTION).doc(bucket.name).delete();
});

async function renditions(name: string): Promise<string[]> {
  const prefix = renditionsOf(await recordId(bucket.name, name));
  return (await bucket.getFiles({ prefix }))[0].map((file) => file.name).sort();
}

/** Judges that the one record of `name` says what its object is, and that its renditions are those that it names. */
async function judgeRecord(name: string, fields: object): Promise<void> {
  expect((await records.where('file_path', '==', name).get()).size).toBe(1);
  const record = (await objects.record(name)) ?? {};
  const generation = String((await objects.metadata(name)).generation);
  expect(record).toMatchObject({ generation, missing_since: null, ...fields });
  const id = await recordId(bucket.name, name);
  const told = (record.renditions as number[]).map((width) => renditionName(id, generation, width));
  expect(await renditions(name)).toEqual(told.sort());
}

describe('a function of the library that dies before any of its awaits, and is run again', () => {
  it('has made the one record of a new picture, with its renditions', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const name = newName();
      await put(name, wide);
      return {
        handle: (on) => keepRecord(firebaseLibrary(on), name),
        judge: () => judgeRecord(name, { width: 700, renditions: [320, 640] }),
      };
    });
    expect(deaths).toBeGreaterThan(8);
  });

  it('has described a picture that was overwritten, and touched nothing that staff wrote', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const name = newName();
      await put(name, wide);
      await keepRecord(firebaseLibrary(services), name);
      await (await recordOf(services, name)).update({ title: 'Mostrador', updated_at: new Date() });
      await put(name, narrow);
      return {
        async handle(on) {
          await keepRecord(firebaseLibrary(on), name);
          await forgetObject(firebaseLibrary(on), name); // production tells of the older object's end, too
        },
        judge: () => judgeRecord(name, { title: 'Mostrador', width: 400, renditions: [320] }),
      };
    });
    expect(deaths).toBeGreaterThan(8);
  });

  it('has marked the record of an object that is gone, and left no rendition', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const name = newName();
      await put(name, wide);
      await keepRecord(firebaseLibrary(services), name);
      await bucket.file(name).delete();
      return {
        handle: (on) => forgetObject(firebaseLibrary(on), name),
        async judge() {
          expect(await objects.record(name)).toMatchObject({ missing_since: expect.anything(), renditions: [] });
          expect(await renditions(name)).toEqual([]);
        },
      };
    });
    expect(deaths).toBeGreaterThan(4);
  });

  it('has synced: each object has its one record, and a sync that died keeps others waiting for a minute at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const deaths = await dieEverywhere(services, async () => {
      const name = newName();
      await put(name, narrow);
      return {
        handle(on) {
          vi.setSystemTime(Date.now() + 61_000);
          return syncInTurn(on);
        },
        judge: () => judgeRecord(name, { width: 400, renditions: [320] }),
      };
    });
    expect(deaths).toBeGreaterThan(8);
  });

  it('has listed the gallery: the next visitor gets all of it', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const name = newName();
      await put(name, narrow);
      await keepRecord(firebaseLibrary(services), name);
      const alive = createCatalogAnswers(() => services);
      let paths: unknown[] = [];
      return {
        async handle(on) {
          const answer = on === services ? alive : createCatalogAnswers(() => on);
          const { status, body } = await answer({ method: 'GET', headers: {} });
          expect([200, 503]).toContain(status);
          paths = String(body)
            .split('\n')
            .filter(Boolean)
            .map((line) => parseCatalogLine(line)?.file_path);
        },
        async judge() {
          expect(paths).toContain(name);
          expect(paths).toHaveLength((await records.count().get()).data().count);
        },
      };
    });
    expect(deaths).toBeGreaterThan(0);
  });
});
