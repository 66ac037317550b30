import { createHash } from 'node:crypto';
import { deleteField, serverTimestamp } from 'firebase/firestore';
import { MAX_TAGS, MAX_TITLE_LENGTH } from '../../src/domain/media-limits';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import type { Documents, FirestoreRequest } from './firestore-rules';
import { edit, upload } from './record-cases';

type Fields = Record<string, unknown>;

export const NOW = serverTimestamp();

/** The id of a record, synchronously; the domain's recordId is asynchronous. */
const idOf = ({ bucket_name, file_path }: Fields): string =>
  createHash('sha256').update(`${bucket_name}/${file_path}`).digest('hex');

export const pathOf = (id: string) => `${MEDIA_COLLECTION}/${id}`;

/** Creates a record as the client does, under the id of its object unless another one is given. */
export const createRequest = (
  fields: Fields,
  id = idOf(fields),
  stamps: Fields = { created_at: NOW, updated_at: NOW },
): FirestoreRequest => ({ method: 'create', path: pathOf(id), fields: { ...stamps, ...fields } });

export const changeRequest = (
  path: string,
  fields: Fields,
  stamps: Fields = { updated_at: NOW },
): FirestoreRequest => ({ method: 'update', path, fields: { ...stamps, ...fields } });

/** A record under the id of its object, as an upload creates it. */
const PLACED = upload({ file_path: '0123456789abcdef_1795255200000.png' });
const LONG_TITLE = 'x'.repeat(MAX_TITLE_LENGTH + 1);

const MANY_TAGS = Array.from({ length: MAX_TAGS + 5 }, (_, index) => `tag ${index}`);

/** The records that requests change, by id. `long`, an import, has a title and tags beyond the limits for edits. */
const RECORDS: Record<string, object> = {
  uploaded: upload(),
  long: { ...upload(), ...edit({ title: LONG_TITLE, tags: MANY_TAGS }) },
  [idOf(PLACED)]: PLACED,
};
export const RECORD_DOCUMENTS = Object.entries(RECORDS).map(([id, record]): Documents[number] => [
  pathOf(id),
  { ...record, created_at: new Date(0), updated_at: new Date(0) },
]);

const refused = (name: string, request: FirestoreRequest) => ({ name, allowed: false, request });

/** Requests that no table of fields can express: missing timestamps, removed fields, texts beyond the limit. */
export const SPECIAL_REQUESTS = [
  refused('creating a record without created_at', createRequest(upload(), undefined, { updated_at: NOW })),
  refused('creating a record without updated_at', createRequest(upload(), undefined, { created_at: NOW })),
  refused('editing a record without a new timestamp', changeRequest(pathOf('uploaded'), edit(), {})),
  refused('replacing a record by that of a new upload', {
    ...createRequest({ ...PLACED, file_name: 'New.png' }),
    method: 'update',
  }),
  {
    name: 'editing the tags of a record whose title exceeds the limit',
    allowed: true,
    request: changeRequest(pathOf('long'), { tags: ['a'] }),
  },
  {
    name: 'removing tags of a record that has too many, although too many are left',
    allowed: true,
    request: changeRequest(pathOf('long'), { tags: MANY_TAGS.slice(2) }),
  },
  ...[
    ['new', ...MANY_TAGS.slice(2)],
    ['new', ...MANY_TAGS.slice(1)],
  ].map((tags) =>
    refused(`replacing tags of a record that has too many by ${tags.length}`, changeRequest(pathOf('long'), { tags })),
  ),
  refused('writing another title that exceeds the limit', changeRequest(pathOf('long'), { title: `${LONG_TITLE}!` })),
  ...Object.keys(edit()).map((field) =>
    refused(`removing ${field} from a record`, changeRequest(pathOf('long'), { [field]: deleteField() })),
  ),
];
