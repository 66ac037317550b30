import { createHash } from 'node:crypto';
import { deleteField, serverTimestamp } from 'firebase/firestore';
import { MAX_TAGS } from '../../src/domain/media-limits';
import { MEDIA_TEXTS } from '../../src/domain/media-texts';
import { CLOSED_STATUSES, OPEN_QUOTE } from '../../src/domain/quotes';
import { ACTOR_NAMES, ACTORS, type ActorName, ADMIN, ANYONE, NOBODY, SIGNED_IN } from './actors';
import type { Documents, Fields, FirestoreRequest } from './firestore-rules';
import { edit, upload } from './record-cases';

/** An operation, who may perform it, and the request: `{actor}` stands for the uid of the actor who sends it. */
type MatrixRow = [operation: string, may: ActorName[], ...request: FirestoreRequest];

const NOW = serverTimestamp();

/** The id of a record, synchronously; the domain's recordId is asynchronous. */
const idOf = ({ bucket_name, file_path }: Fields): string =>
  createHash('sha256').update(`${bucket_name}/${file_path}`).digest('hex');

/** Creates a record as the client does, under the id of its object unless another one is given. */
export const createRecord = (
  fields: Fields,
  id = idOf(fields),
  stamps: Fields = { created_at: NOW, updated_at: NOW },
): FirestoreRequest => ['create', `media_files/${id}`, { ...stamps, ...fields }];

export const editRecord = (id: string, fields: Fields): FirestoreRequest => [
  'update',
  `media_files/${id}`,
  { updated_at: NOW, ...fields },
];

/** The operations on a collection in which every actor has a document. Arbitrary fields are never accepted. */
const collection = (
  path: string,
  { read = NOBODY, get = read, remove = NOBODY }: { read?: ActorName[]; get?: ActorName[]; remove?: ActorName[] } = {},
): MatrixRow[] => [
  [`get ${path}/{id}`, get, 'get', `${path}/{actor}`],
  [`list ${path}`, read, 'list', path],
  [`create ${path}/{id}`, NOBODY, 'create', `${path}/{actor}-2`, { any: 'thing' }],
  [`update ${path}/{id}`, NOBODY, 'update', `${path}/{actor}`, { any: 'thing' }],
  [`delete ${path}/{id}`, remove, 'delete', `${path}/{actor}`],
];

const KEPT = { suspect: [], expires_at: deleteField() };
const ANSWERED = { ...KEPT, status: 'answered', answered_by: 'admin@example.com', answered_at: NOW };
const REOPENED = { ...KEPT, ...OPEN_QUOTE };
const GENUINE = { ...KEPT, status: deleteField() };
const changeQuote = (fields: Fields): FirestoreRequest => ['update', 'quote_requests/{actor}', fields];
const changeExpiring = (fields: Fields): FirestoreRequest => ['update', 'quote_requests/{actor}-expiring', fields];
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000);
const changeSubscriber = (fields: Fields): FirestoreRequest => ['update', 'newsletter_subscribers/{actor}', fields];
const CAPTIONS = { text: 'WEBVTT' };

/** Who may do what: every operation on every collection, and on paths that no rule mentions. */
export const FIRESTORE_MATRIX: MatrixRow[] = [
  ...collection('profiles', { get: SIGNED_IN }),
  ['create their own profile as an admin', NOBODY, 'create', 'profiles/{actor}', { role: 'admin', is_active: true }],
  ['make themselves an admin', NOBODY, 'update', 'profiles/{actor}', { role: 'admin', is_active: true }],
  ["get someone else's profile", NOBODY, 'get', 'profiles/other'],
  ["update someone else's profile", NOBODY, 'update', 'profiles/other', { is_active: false }],
  ["delete someone else's profile", NOBODY, 'delete', 'profiles/other'],
  ...collection('media_files', { read: ANYONE, remove: ADMIN }),
  ['create the record of an upload', ADMIN, ...createRecord(upload())],
  ['edit a record', ADMIN, ...editRecord('{actor}', { is_featured: true })],
  ...collection('quote_requests', { read: ADMIN, remove: ADMIN }),
  ...CLOSED_STATUSES.map(
    (status): MatrixRow => [`mark a quote request as ${status}`, ADMIN, ...changeQuote({ ...ANSWERED, status })],
  ),
  ['mark one as answered by someone else', NOBODY, ...changeQuote({ ...ANSWERED, answered_by: 'other@example.com' })],
  ['mark one as answered at another time', NOBODY, ...changeQuote({ ...ANSWERED, answered_at: new Date(0) })],
  ['give a quote request an unknown status', NOBODY, ...changeQuote({ ...ANSWERED, status: 'spam' })],
  ['answer a quote request that stays suspect', NOBODY, ...changeQuote({ ...ANSWERED, suspect: ['flood'] })],
  ['answer a quote request that still expires', NOBODY, ...changeQuote({ ...ANSWERED, expires_at: new Date(2) })],
  ['answer a quote request and choose when it expires', NOBODY, ...changeQuote({ ...ANSWERED, expires_at: NEXT_YEAR })],
  ['postpone when an answered quote request expires', NOBODY, ...changeExpiring({ expires_at: NEXT_YEAR })],
  ['keep an answered quote request without opening it', NOBODY, ...changeExpiring({ expires_at: deleteField() })],
  ['open an answered quote request, which expires no more', ADMIN, ...changeExpiring(REOPENED)],
  ['open an answered quote request that still expires', NOBODY, ...changeExpiring({ ...OPEN_QUOTE })],
  ['annotate an answered quote request', ADMIN, ...changeExpiring({ note: 'Called back' })],
  ['change what a visitor wrote', NOBODY, ...changeQuote({ ...ANSWERED, message: 'Other' })],
  ['change where a visitor came from', NOBODY, ...changeQuote({ ...ANSWERED, source: { referrer: 'other.example' } })],
  ['annotate a quote request', ADMIN, ...changeQuote({ note: 'Called back' })],
  ['annotate one and change what a visitor wrote', NOBODY, ...changeQuote({ note: 'Called back', message: 'Other' })],
  ['annotate one and remove where a visitor came from', NOBODY, ...changeQuote({ note: 'Hi', source: deleteField() })],
  ['open a quote request again', ADMIN, ...changeQuote(REOPENED)],
  ['open a quote request again but keep the time', NOBODY, ...changeQuote({ ...REOPENED, answered_at: new Date(0) })],
  ['open one again but keep the name', NOBODY, ...changeQuote({ ...REOPENED, answered_by: 'admin@example.com' })],
  ['mark a quote request as suspect', NOBODY, ...changeQuote({ ...REOPENED, status: 'suspect' })],
  ['change the notification of a quote request', NOBODY, ...changeQuote({ ...REOPENED, notification: 'sent' })],
  ['change the acknowledgment of a quote request', NOBODY, ...changeQuote({ ...REOPENED, acknowledgment: 'queued' })],
  ...collection('newsletter_subscribers', { read: ADMIN, remove: ADMIN }),
  ['make a suspect subscriber genuine', ADMIN, ...changeSubscriber(GENUINE)],
  ['make one genuine that stays suspect', NOBODY, ...changeSubscriber({ ...GENUINE, suspect: ['flood'] })],
  ['make one genuine that has a status', NOBODY, ...changeSubscriber({ ...GENUINE, status: 'unverified' })],
  ['make one genuine that still expires', NOBODY, ...changeSubscriber({ ...GENUINE, expires_at: new Date(3) })],
  ['make one genuine with another address', NOBODY, ...changeSubscriber({ ...GENUINE, email: 'eve@example.com' })],
  ...['role_changes', 'storage_syncs', 'submissions', 'rate_limits', 'digests', 'unknown'].flatMap((path) =>
    collection(path),
  ),
  ...collection('media_files/admin/captions', { read: ANYONE, remove: ADMIN }),
  ['add captions', ADMIN, 'create', 'media_files/other/captions/en', CAPTIONS],
  ['replace captions', ADMIN, 'update', 'media_files/{actor}/captions/es', CAPTIONS],
  ...collection('media_files/admin/notes'),
  ['get a note of a profile', NOBODY, 'get', 'profiles/other/notes/one'],
  ['get a note of a quote request', NOBODY, 'get', 'quote_requests/admin/notes/one'],
  ['get a note of a subscriber', NOBODY, 'get', 'newsletter_subscribers/admin/notes/one'],
];

const TITLE = 'x'.repeat(MEDIA_TEXTS.title.max + 1);
const TAGS = Array.from({ length: MAX_TAGS + 5 }, (_, index) => `tag ${index}`);

/** Requests of an admin that no table of fields expresses. `long`, an import, has a title and tags beyond the limits. */
export const SPECIAL_REQUESTS: [name: string, allowed: boolean, ...request: FirestoreRequest][] = [
  ['creating a record without created_at', false, ...createRecord(upload(), undefined, { updated_at: NOW })],
  ['creating a record without updated_at', false, ...createRecord(upload(), undefined, { created_at: NOW })],
  ['editing a record without a new timestamp', false, 'update', 'media_files/uploaded', edit()],
  ['editing the tags of a record whose title exceeds the limit', true, ...editRecord('long', { tags: ['a'] })],
  ['removing some of too many tags', true, ...editRecord('long', { tags: TAGS.slice(2) })],
  ['replacing one of too many tags', false, ...editRecord('long', { tags: ['new', ...TAGS.slice(1)] })],
  ['replacing two of too many tags by one', false, ...editRecord('long', { tags: ['new', ...TAGS.slice(2)] })],
  ...Object.keys(edit()).map((field): (typeof SPECIAL_REQUESTS)[number] => [
    `removing ${field} from a record`,
    false,
    ...editRecord('long', { [field]: deleteField() }),
  ]),
];

const RECORD = { ...upload(), created_at: new Date(0), updated_at: new Date(0) };
const ANSWER = { status: 'answered', answered_at: new Date(1), answered_by: 'former@example.com' };
const QUOTE = { ...ANSWER, message: 'Hello', source: { referrer: 'google.com' } };

const SUSPECT = { suspect: ['flood'], expires_at: new Date(2) };
const SUBSCRIBER = { email: 'ana@example.com', language: 'es', status: 'suspect', ...SUSPECT };

/** The documents that the requests need: a denied request to a missing document proves little. */
export const FIRESTORE_DOCUMENTS: Documents = [
  ['media_files/uploaded', RECORD],
  ['media_files/long', { ...RECORD, ...edit({ title: TITLE, tags: TAGS }) }],
  ['profiles/other', { role: 'user', is_active: true }],
  ...ACTOR_NAMES.flatMap(
    (actor): Documents => [
      [`profiles/${actor}`, ACTORS[actor].profile],
      [`quote_requests/${actor}`, { ...QUOTE, ...SUSPECT }],
      [`quote_requests/${actor}-expiring`, { ...QUOTE, suspect: [], expires_at: new Date(2) }],
      [`newsletter_subscribers/${actor}`, SUBSCRIBER],
      [`media_files/${actor}`, RECORD],
      [`media_files/${actor}/captions/es`, CAPTIONS],
    ],
  ),
];
