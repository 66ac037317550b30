import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, type ActorName } from './actors';
import type { FirestoreRequest } from './firestore-requests';
import { upload } from './record-cases';
import { changeRequest, createRequest } from './record-requests';

type Operation = (actor: ActorName) => FirestoreRequest;

const ANYTHING = { any: 'thing' };

/** The five operations on a collection that has one document for each actor, named after them. */
const inCollection = (path: string, one: string, many: string): Record<string, Operation> => ({
  [`get ${one}`]: (actor) => ({ method: 'get', path: `${path}/${actor}` }),
  [`list ${many}`]: () => ({ method: 'list', path }),
  [`create ${one}`]: (actor) => ({ method: 'create', path: `${path}/${actor}-2`, fields: ANYTHING }),
  [`change ${one}`]: (actor) => ({ method: 'update', path: `${path}/${actor}`, fields: ANYTHING }),
  [`delete ${one}`]: (actor) => ({ method: 'delete', path: `${path}/${actor}` }),
});

const PROFILE = { role: 'admin', is_active: true };
const ANOTHERS = `${PROFILES_COLLECTION}/another`;
const own = (actor: ActorName) => `${PROFILES_COLLECTION}/${actor}`;

/** What the rows of the grid mean. */
export const FIRESTORE_OPERATIONS: Record<string, Operation> = {
  'get own profile': (actor) => ({ method: 'get', path: own(actor) }),
  'create own profile': (actor) => ({ method: 'create', path: own(actor), fields: PROFILE }),
  'change own profile': (actor) => ({ method: 'update', path: own(actor), fields: PROFILE }),
  'delete own profile': (actor) => ({ method: 'delete', path: own(actor) }),
  "get another's profile": () => ({ method: 'get', path: ANOTHERS }),
  'list the profiles': () => ({ method: 'list', path: PROFILES_COLLECTION }),
  "create another's profile": (actor) => ({ method: 'create', path: `${own(actor)}-2`, fields: PROFILE }),
  "change another's profile": () => ({ method: 'update', path: ANOTHERS, fields: { is_active: false } }),
  "delete another's profile": () => ({ method: 'delete', path: ANOTHERS }),
  ...inCollection('media_files', 'a media record', 'the media records'),
  'create a media record': () => createRequest(upload()),
  'change a media record': (actor) => changeRequest(`media_files/${actor}`, { is_featured: true }),
  ...inCollection('quote_requests', 'a quote request', 'the quote requests'),
  ...inCollection('newsletter_subscribers', 'a subscriber', 'the subscribers'),
  ...inCollection('storage_syncs', 'the state of a sync', 'the states of syncs'),
  ...inCollection('rate_limits', "a sender's count", "the senders' counts"),
  ...inCollection('elsewhere', 'what no rule names', 'all that no rule names'),
  ...inCollection('media_files/admin/notes', "a record's note", 'the notes of a record'),
  'get a note of a profile': () => ({ method: 'get', path: `${ANOTHERS}/notes/one` }),
  'get a note of a quote request': () => ({ method: 'get', path: 'quote_requests/admin/notes/one' }),
  'get a note of a subscriber': () => ({ method: 'get', path: 'newsletter_subscribers/admin/notes/one' }),
};

/** What is there before every operation. Where nothing is, there is nothing to be refused either. */
export const FIRESTORE_DOCUMENTS: [path: string, data: object | null][] = [
  [ANOTHERS, { role: 'user', is_active: true }],
  ...ACTOR_NAMES.flatMap((actor): [string, object | null][] => [
    [own(actor), ACTORS[actor].profile],
    [`media_files/${actor}`, { ...upload(), created_at: new Date(0), updated_at: new Date(0) }],
  ]),
];
