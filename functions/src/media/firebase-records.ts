import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CAPTIONS_COLLECTION, captionLanguages } from '../../../src/domain/captions';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { MEDIA_TYPES } from '../../../src/domain/media-type';
import { CONFLICT_CODES, catchCodes } from '../errors';
import type { KnownRecord, Records } from './library';

const TIMES = ['created_at', 'updated_at'] as const;
/** The fields of a KnownRecord. */
const FIELDS = ['file_path', 'bucket_name', 'media_type', 'generation', 'missing_since', 'stored_at', ...TIMES];

/**
 * The records of a bucket in Firestore. `updated_at` is the time of edits by staff, `stored_at` that of writes by the
 * server. The catalog queries changes by both.
 */
export function recordsOf(firestore: Firestore, bucket: string): Records {
  const collection = firestore.collection(MEDIA_COLLECTION);
  const now = FieldValue.serverTimestamp();

  async function change(record: KnownRecord, fields: object, state: Partial<KnownRecord>): Promise<KnownRecord | null> {
    const lastUpdateTime = record.version as Timestamp;
    const written = () => collection.doc(record.id).update({ ...fields, stored_at: now }, { lastUpdateTime });
    const result = await catchCodes(CONFLICT_CODES, written);
    return result && { ...record, isUnconfirmed: false, ...state, version: result.writeTime };
  }

  return {
    async read(id) {
      const [snapshot] = await firestore.getAll(collection.doc(id), { fieldMask: FIELDS });
      return snapshot?.exists ? knownRecord(snapshot) : null;
    },

    async withPath(path) {
      const { docs } = await collection
        .where('file_path', '==', path)
        .select(...FIELDS)
        .get();
      const found = docs.find((each) => (each.get('bucket_name') ?? bucket) === bucket); // null in an older system
      return found ? knownRecord(found) : null;
    },

    async all() {
      const { docs } = await collection.get();
      return new Map(docs.map((each) => [each.id, { ...knownRecord(each), fields: each.data() }]));
    },

    async captions() {
      const { docs } = await firestore.collectionGroup(CAPTIONS_COLLECTION).select().get(); // without their texts
      const languages = new Map<string, string[]>();
      for (const { id, ref } of docs) {
        const record = ref.parent.parent?.id ?? '';
        languages.set(record, [...(languages.get(record) ?? []), id]);
      }
      return languages;
    },

    count: async () => (await collection.count().get()).data().count,

    async create(id, fields) {
      const written = () => collection.doc(id).create({ ...fields, created_at: now, updated_at: now, stored_at: now });
      const result = await catchCodes(CONFLICT_CODES, written);
      const state = { generation: null, isMissing: false, isUnconfirmed: true };
      const { file_path: path, media_type: mediaType } = fields;
      return result && { id, path, mediaType, ...state, version: result.writeTime };
    },

    updateMetadata(record, facts) {
      const { generation } = facts;
      const fields = { ...facts, ...record.correctedTimes, bucket_name: bucket, missing_since: null };
      return change(record, fields, { generation, isMissing: false, correctedTimes: {} });
    },

    markMissing: (record) => change(record, { missing_since: now, renditions: [] }, { isMissing: true }),

    async remove({ id, version }) {
      const lastUpdateTime = version as Timestamp;
      await catchCodes(CONFLICT_CODES, () => collection.doc(id).delete({ lastUpdateTime }));
      return null;
    },

    reconcileCaptions: (id) =>
      firestore.runTransaction(async (transaction) => {
        const record = collection.doc(id);
        const [[snapshot], { docs }] = await Promise.all([
          transaction.getAll(record, { fieldMask: ['captions'] }),
          transaction.get(record.collection(CAPTIONS_COLLECTION).select()),
        ]);
        if (!snapshot?.exists) {
          for (const { ref } of docs) transaction.delete(ref);
          return;
        }
        const captions = captionLanguages(docs.map((each) => each.id));
        const isListed = `${snapshot.get('captions') ?? []}` === `${captions}`;
        if (!isListed) transaction.update(record, { captions, stored_at: now });
      }),
  };
}

function knownRecord(snapshot: DocumentSnapshot): KnownRecord {
  const generation: string | null = snapshot.get('generation') ?? null;
  const wrongTimes = TIMES.filter((field) => !(snapshot.get(field) instanceof Timestamp));
  return {
    id: snapshot.id,
    path: snapshot.get('file_path'),
    mediaType: MEDIA_TYPES.find((type) => type === snapshot.get('media_type')) ?? null,
    generation,
    isMissing: Boolean(snapshot.get('missing_since')),
    isUnconfirmed: generation === null && isServers(snapshot),
    version: snapshot.updateTime,
    correctedTimes: Object.fromEntries(wrongTimes.map((field) => [field, timeOf(snapshot.get(field))])),
  };
}

/** The time in a text, or the server's time if there is none. */
function timeOf(value: unknown): Timestamp | FieldValue {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? FieldValue.serverTimestamp() : Timestamp.fromMillis(time);
}

/** Whether the server created the record and no one has edited it. */
function isServers(snapshot: DocumentSnapshot): boolean {
  const [created, updated] = [snapshot.get('created_at'), snapshot.get('updated_at')];
  return snapshot.get('stored_at') instanceof Timestamp && created instanceof Timestamp && created.isEqual(updated);
}
