import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, type ActorName, ADMIN, ANYONE, NOBODY, SIGNED_IN } from './actors';
import { upload } from './record-cases';
import { changeRequest, createRequest } from './record-requests';
import type { FirestoreRequest } from './rules-client';

/** A row of the permission matrix: an operation, who may perform it, and the request that an actor sends. */
interface MatrixRow {
  operation: string;
  may: ActorName[];
  request: (actor: ActorName) => FirestoreRequest;
}

const row = (operation: string, may: ActorName[], request: MatrixRow['request']): MatrixRow => ({
  ...{ operation, may, request },
});

const FIELDS = { any: 'thing' };
const PROFILE = { role: 'admin', is_active: true };
const own = (actor: ActorName) => `${PROFILES_COLLECTION}/${actor}`;
const OTHER = `${PROFILES_COLLECTION}/other`;
const createProfile = (path: string): FirestoreRequest => ({ method: 'create', path, fields: PROFILE });

/** The five operations on a collection in which every actor has a document. Arbitrary fields are never accepted. */
const collection = (path: string, may: { read?: ActorName[]; delete?: ActorName[] } = {}): MatrixRow[] => [
  row(`get ${path}/{id}`, may.read ?? NOBODY, (actor) => ({ method: 'get', path: `${path}/${actor}` })),
  row(`list ${path}`, may.read ?? NOBODY, () => ({ method: 'list', path })),
  row(`create ${path}/{id}`, NOBODY, (actor) => ({ method: 'create', path: `${path}/${actor}-2`, fields: FIELDS })),
  row(`update ${path}/{id}`, NOBODY, (actor) => ({ method: 'update', path: `${path}/${actor}`, fields: FIELDS })),
  row(`delete ${path}/{id}`, may.delete ?? NOBODY, (actor) => ({ method: 'delete', path: `${path}/${actor}` })),
];

/** Who may do what: every operation on every collection, and on paths that no rule mentions. */
export const FIRESTORE_MATRIX: MatrixRow[] = [
  row('get their own profile', SIGNED_IN, (actor) => ({ method: 'get', path: own(actor) })),
  row('create their own profile', NOBODY, (actor) => createProfile(own(actor))),
  row('update their own profile', NOBODY, (actor) => ({ method: 'update', path: own(actor), fields: PROFILE })),
  row('delete their own profile', NOBODY, (actor) => ({ method: 'delete', path: own(actor) })),
  row("get someone else's profile", NOBODY, () => ({ method: 'get', path: OTHER })),
  row('list the profiles', NOBODY, () => ({ method: 'list', path: PROFILES_COLLECTION })),
  row("create someone else's profile", NOBODY, (actor) => createProfile(`${own(actor)}-2`)),
  row("update someone else's profile", NOBODY, () => ({ method: 'update', path: OTHER, fields: { is_active: false } })),
  row("delete someone else's profile", NOBODY, () => ({ method: 'delete', path: OTHER })),
  ...collection('media_files', { read: ANYONE, delete: ADMIN }),
  row('create the record of an upload', ADMIN, () => createRequest(upload())),
  row('edit a record', ADMIN, (actor) => changeRequest(`media_files/${actor}`, { is_featured: true })),
  ...collection('quote_requests', { read: ADMIN }),
  ...collection('newsletter_subscribers', { read: ADMIN }),
  ...collection('storage_syncs'),
  ...collection('rate_limits'),
  ...collection('unknown'),
  ...collection('media_files/admin/notes'),
  row('get a note of a profile', NOBODY, () => ({ method: 'get', path: `${OTHER}/notes/one` })),
  row('get a note of a quote request', NOBODY, () => ({ method: 'get', path: 'quote_requests/admin/notes/one' })),
  row('get a note of a subscriber', NOBODY, () => ({ method: 'get', path: 'newsletter_subscribers/admin/notes/one' })),
];

/** The documents that the operations need: a denied request to a missing document proves little. */
export const MATRIX_DOCUMENTS: [path: string, data: object | null][] = [
  [OTHER, { role: 'user', is_active: true }],
  ...ACTOR_NAMES.flatMap((actor): [string, object | null][] => [
    [own(actor), ACTORS[actor].profile],
    [`media_files/${actor}`, { ...upload(), created_at: new Date(0), updated_at: new Date(0) }],
  ]),
];
