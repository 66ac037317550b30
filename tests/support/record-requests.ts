import { createHash } from 'node:crypto';
import { MAX_TITLE_LENGTH } from '../../src/domain/media-limits';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { importedRecord } from '../../src/domain/object-record';
import { type FirestoreRequest, STAMPS } from './firestore-requests';
import { EDIT_CASES, edit, upload } from './record-cases';

/** The times that a client leaves to the server: all of these but those that the fields bring themselves. */
const stampsFor = (fields: object, stamps: readonly (typeof STAMPS)[number][]) =>
  stamps.filter((stamp) => !(stamp in fields));

/** The id that belongs to a record's object; the domain's recordId answers later. */
export const idOf = ({ bucket_name, file_path }: Record<string, unknown>): string =>
  createHash('sha256').update(`${bucket_name}/${file_path}`).digest('hex');

/** The creation of a record as the client asks for it, under the id that belongs to the object or a chosen one. */
export const createRequest = (fields: Record<string, unknown>, id = idOf(fields)): FirestoreRequest => ({
  method: 'create',
  path: `${MEDIA_COLLECTION}/${id}`,
  fields,
  stamps: stampsFor(fields, STAMPS),
});

/** The change of the record at `path` as the client asks for it. */
export const changeRequest = (
  path: string,
  fields: Record<string, unknown>,
  removed: string[] = [],
): FirestoreRequest => ({ method: 'update', path, fields, removed, stamps: stampsFor(fields, ['updated_at']) });

const OBJECT = { bucket: 'b', name: 'hero.png', contentType: 'image/png', size: 1, metadata: null };
/** A title that the server made longer than staff may. */
export const LONG_TITLE = 'x'.repeat(MAX_TITLE_LENGTH + 1);

/** Records that are there to be changed, by how they came to be. */
const STORED_RECORDS = {
  uploaded: upload(),
  imported: importedRecord(OBJECT),
  long: { ...upload(), ...edit({ title: LONG_TITLE }) },
};

/**
 * Where the record of its kind is that case number `place` changes: each has its own, so that one commit can hold many.
 */
export const pathOf = (kind: keyof typeof STORED_RECORDS, place = 0) => `${MEDIA_COLLECTION}/${kind}-${place}`;

/** A record under the id that belongs to its object, as an upload leaves it, and where it is. */
export const IN_ITS_PLACE = upload({ file_path: '0123456789abcdef_1795255200000.png' });
export const OWN_PLACE = `${MEDIA_COLLECTION}/${idOf(IN_ITS_PLACE)}`;

const stored = (record: object) => ({ ...record, created_at: new Date(0), updated_at: new Date(0) });

/** The records that are there to be changed. */
export const RECORD_DOCUMENTS: [path: string, data: object][] = [
  [OWN_PLACE, stored(IN_ITS_PLACE)],
  ...(Object.keys(STORED_RECORDS) as (keyof typeof STORED_RECORDS)[]).flatMap((kind) =>
    EDIT_CASES.map((_, place): [path: string, data: object] => [pathOf(kind, place), stored(STORED_RECORDS[kind])]),
  ),
];
