import { ACTOR_NAMES, type ActorName } from './actors';
import { FIRESTORE_GRID } from './firestore-grid';
import { FIRESTORE_DOCUMENTS, FIRESTORE_OPERATIONS } from './firestore-operations';
import { type FirestoreRequest, STAMPS } from './firestore-requests';
import { EDIT_CASES, edit, UPLOAD_CASES, upload } from './record-cases';
import {
  changeRequest,
  createRequest,
  IN_ITS_PLACE,
  LONG_TITLE,
  OWN_PLACE,
  pathOf,
  RECORD_DOCUMENTS,
} from './record-requests';

/** A request, and whether firestore.rules let it pass. */
export interface FirestoreCase {
  name: string;
  actor: ActorName;
  request: FirestoreRequest;
  allowed: boolean;
}

const byAdmin = (name: string, allowed: boolean, request: FirestoreRequest): FirestoreCase => ({
  ...{ name, actor: 'admin', request, allowed },
});

/** Every cell of the grid. A row that means nothing is an error. */
const GRID_CASES = FIRESTORE_GRID.flatMap(({ operation, may }) => {
  const requestOf = FIRESTORE_OPERATIONS[operation];
  if (!requestOf) throw new Error(`Nobody knows how to ${operation}`);
  return ACTOR_NAMES.map((actor): FirestoreCase => {
    return { name: `${actor}: ${operation}`, actor, request: requestOf(actor), allowed: may[actor] === 'yes' };
  });
});

/** Every record that somebody may try to write. */
const RECORD_CASES = [
  ...UPLOAD_CASES.map(({ name, valid, fields, id }) =>
    byAdmin(`create a record: ${name}`, valid, createRequest(fields, id)),
  ),
  ...(['uploaded', 'imported'] as const).flatMap((kind) =>
    EDIT_CASES.map(({ name, valid, fields }, place) =>
      byAdmin(`change an ${kind} record: ${name}`, valid, changeRequest(pathOf(kind, place), fields)),
    ),
  ),
];

const withStamps = (request: FirestoreRequest, ...stamps: ('created_at' | 'updated_at')[]): FirestoreRequest => ({
  ...(request as FirestoreRequest & { method: 'create' }),
  stamps,
});

/**
 * What the tables of records do not hold: times that are missing, fields that go away, texts that were too long before.
 */
export const SPECIAL_CASES = [
  byAdmin('create a record without created_at', false, withStamps(createRequest(upload()), 'updated_at')),
  byAdmin('create a record without updated_at', false, withStamps(createRequest(upload()), 'created_at')),
  ...(['uploaded', 'imported'] as const).map((kind) =>
    byAdmin(`change an ${kind} record without a new time`, false, withStamps(changeRequest(pathOf(kind), edit()))),
  ),
  byAdmin('replace a record by that of a new upload', false, {
    method: 'update',
    path: OWN_PLACE,
    stamps: STAMPS,
    fields: { ...IN_ITS_PLACE, file_name: 'New.png' },
  }),
  byAdmin('change a record whose title is longer than staff may', true, changeRequest(pathOf('long'), { tags: ['a'] })),
  byAdmin('give it another title of that length', false, changeRequest(pathOf('long'), { title: `${LONG_TITLE}!` })),
  ...Object.keys(edit()).map((field) =>
    byAdmin(`remove ${field} from a record`, false, changeRequest(pathOf('long'), {}, [field])),
  ),
];

/** All that the rules are asked, with the answer. */
export const FIRESTORE_CASES: FirestoreCase[] = [...GRID_CASES, ...RECORD_CASES, ...SPECIAL_CASES];

/** What is there before every case. A case that the rules let pass changes nothing that another one looks at. */
export const CASE_DOCUMENTS = [...FIRESTORE_DOCUMENTS, ...RECORD_DOCUMENTS];
