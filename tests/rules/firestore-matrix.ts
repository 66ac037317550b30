import { deleteField } from 'firebase/firestore';
import { OPEN_QUOTE } from '../../src/domain/quotes';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, type ActorName, ADMIN, ANYONE, NOBODY, SIGNED_IN } from './actors';
import type { Documents, FirestoreRequest } from './firestore-rules';
import { upload } from './record-cases';
import { changeRequest, createRequest, NOW, pathOf } from './record-requests';

/** A row of the permission matrix: an operation, who may perform it, and the request that an actor sends. */
interface MatrixRow {
  operation: string;
  may: ActorName[];
  request: (actor: ActorName) => FirestoreRequest;
}

type Fields = Record<string, unknown>;
type Method = FirestoreRequest['method'];

const row = (
  operation: string,
  may: ActorName[],
  method: Method,
  path: string | ((actor: ActorName) => string),
  fields?: Fields,
): MatrixRow => ({
  operation,
  may,
  request: (actor) => ({ method, path: typeof path === 'string' ? path : path(actor), fields }),
});

const FIELDS = { any: 'thing' };
const PROFILE = { role: 'admin', is_active: true };
const own = (actor: ActorName) => `${PROFILES_COLLECTION}/${actor}`;
const OTHER = `${PROFILES_COLLECTION}/other`;

/** The five operations on a collection in which every actor has a document. Arbitrary fields are never accepted. */
const collection = (
  path: string,
  may: { read?: ActorName[]; get?: ActorName[]; delete?: ActorName[] } = {},
): MatrixRow[] => [
  row(`get ${path}/{id}`, may.get ?? may.read ?? NOBODY, 'get', (actor) => `${path}/${actor}`),
  row(`list ${path}`, may.read ?? NOBODY, 'list', path),
  row(`create ${path}/{id}`, NOBODY, 'create', (actor) => `${path}/${actor}-2`, FIELDS),
  row(`update ${path}/{id}`, NOBODY, 'update', (actor) => `${path}/${actor}`, FIELDS),
  row(`delete ${path}/{id}`, may.delete ?? NOBODY, 'delete', (actor) => `${path}/${actor}`),
];

const CAPTIONS = { text: 'WEBVTT' };
const captionsOf = (actor: ActorName) => `${pathOf(actor)}/captions/es`;
const quoteOf = (actor: ActorName) => `quote_requests/${actor}`;
const QUOTE = {
  status: 'answered',
  answered_at: new Date(1),
  answered_by: 'former@example.com',
  message: 'Hello',
  suspect: ['flood'],
  expires_at: new Date(2),
};
const KEPT = { suspect: [], expires_at: deleteField() };
const ANSWERED = { ...KEPT, status: 'answered', answered_by: 'admin@example.com', answered_at: NOW };
const REOPENED = { ...KEPT, ...OPEN_QUOTE };
const quoteRow = (operation: string, may: ActorName[], fields: Fields) =>
  row(operation, may, 'update', quoteOf, fields);

/** Who may do what: every operation on every collection, and on paths that no rule mentions. */
export const FIRESTORE_MATRIX: MatrixRow[] = [
  ...collection(PROFILES_COLLECTION, { get: SIGNED_IN }),
  row('make themselves an admin', NOBODY, 'update', own, PROFILE),
  row("get someone else's profile", NOBODY, 'get', OTHER),
  row("update someone else's profile", NOBODY, 'update', OTHER, { is_active: false }),
  row("delete someone else's profile", NOBODY, 'delete', OTHER),
  ...collection('media_files', { read: ANYONE, delete: ADMIN }),
  { operation: 'create the record of an upload', may: ADMIN, request: () => createRequest(upload()) },
  {
    operation: 'edit a record',
    may: ADMIN,
    request: (actor) => changeRequest(pathOf(actor), { is_featured: true }),
  },
  ...collection('quote_requests', { read: ADMIN, delete: ADMIN }),
  quoteRow('mark a quote request as answered', ADMIN, ANSWERED),
  quoteRow('mark one as answered by someone else', NOBODY, { ...ANSWERED, answered_by: 'other@example.com' }),
  quoteRow('mark one as answered at another time', NOBODY, { ...ANSWERED, answered_at: new Date(0) }),
  quoteRow('give a quote request an unknown status', NOBODY, { ...ANSWERED, status: 'spam' }),
  quoteRow('answer a quote request that stays suspect', NOBODY, { ...ANSWERED, suspect: ['flood'] }),
  quoteRow('answer a quote request that still expires', NOBODY, { ...ANSWERED, expires_at: new Date(2) }),
  quoteRow('change what a visitor wrote', NOBODY, { ...ANSWERED, message: 'Other' }),
  quoteRow('annotate a quote request', ADMIN, { note: 'Called back' }),
  quoteRow('annotate one and change what a visitor wrote', NOBODY, { note: 'Called back', message: 'Other' }),
  quoteRow('open a quote request again', ADMIN, REOPENED),
  quoteRow('open a quote request again but keep the time', NOBODY, { ...REOPENED, answered_at: new Date(0) }),
  quoteRow('open one again but keep the name', NOBODY, { ...REOPENED, answered_by: 'admin@example.com' }),
  quoteRow('mark a quote request as suspect', NOBODY, { ...REOPENED, status: 'suspect' }),
  quoteRow('change the notification of a quote request', NOBODY, { ...REOPENED, notification: 'sent' }),
  ...collection('newsletter_subscribers', { read: ADMIN, delete: ADMIN }),
  ...collection('role_changes'),
  ...collection('storage_syncs'),
  ...collection('submissions'),
  ...collection('rate_limits'),
  ...collection('unknown'),
  ...collection('media_files/admin/captions', { read: ANYONE, delete: ADMIN }),
  row('add captions', ADMIN, 'create', 'media_files/other/captions/en', CAPTIONS),
  row('replace captions', ADMIN, 'update', captionsOf, CAPTIONS),
  ...collection('media_files/admin/notes'),
  row('get a note of a profile', NOBODY, 'get', `${OTHER}/notes/one`),
  row('get a note of a quote request', NOBODY, 'get', 'quote_requests/admin/notes/one'),
  row('get a note of a subscriber', NOBODY, 'get', 'newsletter_subscribers/admin/notes/one'),
];

/** The documents that the operations need: a denied request to a missing document proves little. */
export const MATRIX_DOCUMENTS: Documents = [
  [OTHER, { role: 'user', is_active: true }],
  ...ACTOR_NAMES.flatMap(
    (actor): Documents => [
      [own(actor), ACTORS[actor].profile],
      [quoteOf(actor), QUOTE],
      [captionsOf(actor), CAPTIONS],
      [`newsletter_subscribers/${actor}`, { email: 'ana@example.com', language: 'es' }],
      [pathOf(actor), { ...upload(), created_at: new Date(0), updated_at: new Date(0) }],
    ],
  ),
];
