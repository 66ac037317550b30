import { OPEN_QUOTE } from '../../src/domain/quotes';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, type ActorName, ADMIN, ANYONE, NOBODY, SIGNED_IN } from './actors';
import type { FirestoreRequest } from './firestore-rules';
import { upload } from './record-cases';
import { changeRequest, createRequest } from './record-requests';

/** A row of the permission matrix: an operation, who may perform it, and the request that an actor sends. */
interface MatrixRow {
  operation: string;
  may: ActorName[];
  request: (actor: ActorName) => FirestoreRequest;
}

const row = (operation: string, may: ActorName[], request: MatrixRow['request']) => ({ operation, may, request });

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

const CAPTIONS = { text: 'WEBVTT' };
const captionsOf = (actor: ActorName) => `media_files/${actor}/captions/es`;
const quoteOf = (actor: ActorName) => `quote_requests/${actor}`;
const answer = (actor: ActorName, change: Record<string, unknown> = {}): FirestoreRequest => ({
  method: 'update',
  path: quoteOf(actor),
  fields: { status: 'answered', answered_by: 'admin@example.com', suspect: [], ...change },
  removed: 'expires_at' in change ? [] : ['expires_at'],
  stamps: 'answered_at' in change ? [] : ['answered_at'],
});
const reopen = (actor: ActorName, change: Record<string, unknown> = {}): FirestoreRequest => ({
  method: 'update',
  path: quoteOf(actor),
  fields: { ...OPEN_QUOTE, ...change },
  removed: 'expires_at' in change ? [] : ['expires_at'],
});
const annotate = (actor: ActorName, fields: Record<string, unknown>): FirestoreRequest => ({
  method: 'update',
  path: quoteOf(actor),
  fields,
});
const QUOTE = {
  ...{ status: 'answered', answered_at: new Date(1), answered_by: 'former@example.com', message: 'Hello' },
  ...{ suspect: ['flood'], expires_at: new Date(2) },
};

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
  ...collection('quote_requests', { read: ADMIN, delete: ADMIN }),
  row('mark a quote request as answered', ADMIN, (actor) => answer(actor)),
  row('mark a quote request as answered by someone else', NOBODY, (actor) =>
    answer(actor, { answered_by: 'other@example.com' }),
  ),
  row('mark a quote request as answered at another time', NOBODY, (actor) =>
    answer(actor, { answered_at: new Date(0) }),
  ),
  row('give a quote request an unknown status', NOBODY, (actor) => answer(actor, { status: 'spam' })),
  row('answer a quote request that stays suspect', NOBODY, (actor) => answer(actor, { suspect: ['flood'] })),
  row('answer a quote request that still expires', NOBODY, (actor) => answer(actor, { expires_at: new Date(2) })),
  row('mark a quote request as suspect', NOBODY, (actor) => reopen(actor, { status: 'suspect' })),
  row('change the notification of a quote request', NOBODY, (actor) => reopen(actor, { notification: 'sent' })),
  row('annotate a quote request', ADMIN, (actor) => annotate(actor, { note: 'Called back' })),
  row('annotate a quote request and change what a visitor wrote', NOBODY, (actor) =>
    annotate(actor, { note: 'Called back', message: 'Other' }),
  ),
  row('change what a visitor wrote', NOBODY, (actor) => answer(actor, { message: 'Other' })),
  row('open a quote request again', ADMIN, (actor) => reopen(actor)),
  row('open a quote request again but keep the time', NOBODY, (actor) => reopen(actor, { answered_at: new Date(0) })),
  row('open a quote request again but keep the name', NOBODY, (actor) =>
    reopen(actor, { answered_by: 'admin@example.com' }),
  ),
  ...collection('newsletter_subscribers', { read: ADMIN, delete: ADMIN }),
  ...collection('role_changes'),
  ...collection('storage_syncs'),
  ...collection('rate_limits'),
  ...collection('unknown'),
  ...collection('media_files/admin/captions', { read: ANYONE, delete: ADMIN }),
  row('add captions', ADMIN, () => ({ method: 'create', path: `media_files/other/captions/en`, fields: CAPTIONS })),
  row('replace captions', ADMIN, (actor) => ({ method: 'update', path: captionsOf(actor), fields: CAPTIONS })),
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
    [quoteOf(actor), QUOTE],
    [captionsOf(actor), CAPTIONS],
    [`newsletter_subscribers/${actor}`, { email: 'ana@example.com', language: 'es' }],
    [`media_files/${actor}`, { ...upload(), created_at: new Date(0), updated_at: new Date(0) }],
  ]),
];
