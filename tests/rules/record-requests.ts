import { createHash } from 'node:crypto';
import { MAX_TITLE_LENGTH } from '../../src/domain/media-limits';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { importedRecord } from '../../src/domain/object-record';
import { type FirestoreRequest, STAMPS } from './firestore-rules';
import { edit, upload } from './record-cases';

/** The timestamps that the client leaves to the server: those that the fields do not contain. */
const stampsFor = (fields: object, stamps: readonly (typeof STAMPS)[number][]) =>
  stamps.filter((stamp) => !(stamp in fields));

/** The id of a record, synchronously; the domain's recordId is asynchronous. */
export const idOf = ({ bucket_name, file_path }: Record<string, unknown>): string =>
  createHash('sha256').update(`${bucket_name}/${file_path}`).digest('hex');

/** Creates a record as the client does, under the id of its object unless another one is given. */
export const createRequest = (fields: Record<string, unknown>, id = idOf(fields)): FirestoreRequest => ({
  method: 'create',
  path: `${MEDIA_COLLECTION}/${id}`,
  fields,
  stamps: stampsFor(fields, STAMPS),
});

/** Updates the record at `path` as the client does. */
export const changeRequest = (
  path: string,
  fields: Record<string, unknown>,
  removed: string[] = [],
): FirestoreRequest => ({ method: 'update', path, fields, removed, stamps: stampsFor(fields, ['updated_at']) });

const OBJECT = { bucket: 'b', name: 'hero.png', contentType: 'image/png', size: 1, metadata: null };
const LONG_TITLE = 'x'.repeat(MAX_TITLE_LENGTH + 1);

/** Existing records, by how they were created. `long` has a title from an import that exceeds the limit for edits. */
const RECORDS = {
  uploaded: upload(),
  imported: importedRecord(OBJECT),
  long: { ...upload(), ...edit({ title: LONG_TITLE }) },
};
export const pathOf = (kind: keyof typeof RECORDS) => `${MEDIA_COLLECTION}/${kind}`;

/** A record under the id of its object, as an upload creates it. */
const PLACED = upload({ file_path: '0123456789abcdef_1795255200000.png' });
const PLACED_PATH = `${MEDIA_COLLECTION}/${idOf(PLACED)}`;

const stored = (record: object) => ({ ...record, created_at: new Date(0), updated_at: new Date(0) });

/** The records that requests change. */
export const RECORD_DOCUMENTS: [path: string, data: object][] = [
  [PLACED_PATH, stored(PLACED)],
  ...Object.entries(RECORDS).map(([kind, record]): [path: string, data: object] => [
    `${MEDIA_COLLECTION}/${kind}`,
    stored(record),
  ]),
];

const withoutStamp = (request: FirestoreRequest, missing: string): FirestoreRequest =>
  'stamps' in request ? { ...request, stamps: request.stamps?.filter((stamp) => stamp !== missing) } : request;

/** Requests that no table of fields can express: missing timestamps, removed fields, texts beyond the limit. */
export const SPECIAL_REQUESTS: { name: string; allowed: boolean; request: FirestoreRequest }[] = [
  ...STAMPS.map((stamp) => ({
    ...{ name: `creating a record without ${stamp}`, allowed: false },
    request: withoutStamp(createRequest(upload()), stamp),
  })),
  ...(['uploaded', 'imported'] as const).map((kind) => ({
    ...{ name: `editing an ${kind} record without a new timestamp`, allowed: false },
    request: withoutStamp(changeRequest(pathOf(kind), edit()), 'updated_at'),
  })),
  {
    ...{ name: 'replacing a record by that of a new upload', allowed: false },
    request: { method: 'update', path: PLACED_PATH, stamps: STAMPS, fields: { ...PLACED, file_name: 'New.png' } },
  },
  {
    ...{ name: 'editing the tags of a record whose title exceeds the limit', allowed: true },
    request: changeRequest(pathOf('long'), { tags: ['a'] }),
  },
  {
    ...{ name: 'writing another title that exceeds the limit', allowed: false },
    request: changeRequest(pathOf('long'), { title: `${LONG_TITLE}!` }),
  },
  ...Object.keys(edit()).map((field) => ({
    ...{ name: `removing ${field} from a record`, allowed: false },
    request: changeRequest(pathOf('long'), {}, [field]),
  })),
];
