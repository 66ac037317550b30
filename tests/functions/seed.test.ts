import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '../../emulators/seed/accounts';
import { LIBRARY, UNKNOWN_OBJECTS } from '../../emulators/seed/library';
import { seed } from '../../emulators/seed/seed';
import { withoutTriggers } from '../../emulators/triggers';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { isImportable } from '../../src/domain/object-record';
import { RENDITION_WIDTHS, RENDITIONS_FOLDER, renditionName } from '../../src/domain/renditions';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { liveServices } from '../support/emulated-services';

const services = liveServices();
const { auth, bucket, firestore } = services;
const records = firestore.collection(MEDIA_COLLECTION);

/** The first bytes of each type of file, in hexadecimal digits. */
const SIGNATURES: Record<string, RegExp> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250565038/,
  'video/webm': /^1a45dfa3/,
  'application/pdf': /^255044462d31/,
};

/** The records by id, and the objects by the id that their record has or would have. */
async function readLibrary() {
  const [{ docs }, [files]] = await Promise.all([records.get(), bucket.getFiles()]);
  const byId = files
    .filter(({ name }) => isImportable(name))
    .map(async (file) => [await recordId(bucket.name, file.name), file] as const);
  return { records: new Map(docs.map((doc) => [doc.id, doc.data()])), objects: new Map(await Promise.all(byId)) };
}

/** Names of the objects that have no record. */
async function unknownObjects(): Promise<string[]> {
  const library = await readLibrary();
  const unknown = [...library.objects].filter(([id]) => !library.records.has(id));
  return unknown.map(([, file]) => file.name).sort();
}

describe('the seed', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    // What a developer may have left behind.
    await Promise.all([bucket.file('stray.txt').save('stray'), records.doc('stray').set({ file_name: 'stray' })]);
    await seed(services);
  }, 120_000);

  afterAll(async () => {
    // A hundred deleted objects would start as many workers.
    await withoutTriggers(() => Promise.all([firestore.recursiveDelete(records), bucket.deleteFiles({ force: true })]));
  }, 60_000);

  it('stores exactly the files of its library, each with a record that agrees with its object', async () => {
    const library = await readLibrary();
    const names = [...library.records.values()].map(({ file_name }) => file_name);
    expect(names.sort()).toEqual(LIBRARY.map(({ name }) => name).sort());
    for (const [id, record] of library.records) {
      const object = library.objects.get(id);
      expect(object?.name, record.file_name).toBe(record.file_path);
      expect(Number(object?.metadata.size)).toBe(record.file_size);
      expect(object?.metadata.contentType).toBe(record.mime_type);
      expect(object?.metadata.contentDisposition).toContain('attachment');
      const [bytes] = (await object?.download()) ?? [];
      expect(bytes?.toString('hex', 0, 16)).toMatch(SIGNATURES[record.mime_type] ?? /no such type/);
    }
  });

  it('stores renditions of the pictures that are wide enough', async () => {
    const [files] = await bucket.getFiles({ prefix: RENDITIONS_FOLDER });
    const names = new Set(files.map(({ name }) => name));
    for (const [id, record] of (await readLibrary()).records) {
      if (record.media_type !== 'image') continue;
      const widths = RENDITION_WIDTHS.filter((width) => width < record.width);
      expect(record.renditions).toEqual(widths);
      for (const width of widths) expect(names).toContain(renditionName(id, record.generation, width));
    }
  });

  it('stores three objects without records, which a sync then finds', async () => {
    expect(await unknownObjects()).toEqual(UNKNOWN_OBJECTS.map(({ name }) => name).sort());
    expect(await syncStorage(firebaseLibrary(services))).toMatchObject({ created: 3 });
    expect(await unknownObjects()).toEqual([]);
  });

  it('restores changed and deleted files and roles when it runs again', async () => {
    const { docs } = await records.get();
    await Promise.all([
      docs[0]?.ref.update({ title: 'Changed', is_featured: true }),
      docs[1]?.ref.delete(),
      bucket.file(docs[2]?.get('file_path')).delete(),
      ...ACCOUNTS.map(({ uid, profile }) =>
        firestore
          .collection(PROFILES_COLLECTION)
          .doc(uid)
          .set({ role: profile.role === 'admin' ? 'user' : 'admin', is_active: true }),
      ),
    ]);
    await seed(services);

    const library = await readLibrary();
    expect([library.records.size, library.objects.size]).toEqual([LIBRARY.length, LIBRARY.length + 3]);
    expect([...library.records.values()].map((record) => record.title)).not.toContain('Changed');
    for (const { uid, email, profile } of ACCOUNTS) {
      const user = await auth.getUserByEmail(email);
      expect([user.uid, user.emailVerified]).toEqual([uid, true]);
      expect(user.customClaims?.admin === true).toBe(profile.role === 'admin');
      expect((await firestore.collection(PROFILES_COLLECTION).doc(uid).get()).data()).toEqual(profile);
    }
  });

  it('refuses a real project', async () => {
    const project = process.env.GCLOUD_PROJECT;
    process.env.GCLOUD_PROJECT = brand.slug;
    await expect(seed(services)).rejects.toThrow(/demo projects only/);
    process.env.GCLOUD_PROJECT = project;
  });
});
