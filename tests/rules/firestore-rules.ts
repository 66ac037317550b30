import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { ACTOR_NAMES, ACTORS, type ActorName } from './actors';

/** Fields that the server sets to its own time. */
export const STAMPS = ['created_at', 'updated_at'] as const;
type Stamp = (typeof STAMPS)[number] | 'answered_at';

interface Write {
  path: string;
  fields: Record<string, unknown>;
  stamps?: readonly Stamp[];
}

/** A request to Firestore. `path` is that of a document, for a list that of the collection. */
export type FirestoreRequest =
  | { method: 'get' | 'list' | 'delete'; path: string }
  | ({ method: 'create' } & Write)
  | ({ method: 'update'; removed?: string[] } & Write);

setLogLevel('silent'); // the SDK logs every denied request

type Documents = [path: string, data: object | null][];

/** Whether the rules allow an operation. Throws if it fails for another reason. */
export async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    await assertFails(Promise.reject(error));
    return false;
  }
}

/** The test library types its clients by the SDK's older API. */
const clientOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

/** The same value for each name. */
const each = <Value>(names: readonly string[] = [], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

function send(database: Firestore, request: FirestoreRequest): Promise<unknown> {
  if (request.method === 'list') return getDocs(query(collection(database, request.path), limit(1)));
  const document = doc(database, request.path);
  if (!('fields' in request)) return request.method === 'get' ? getDoc(document) : deleteDoc(document);
  const fields = { ...request.fields, ...each(request.stamps, serverTimestamp()) };
  if (request.method === 'create') return setDoc(document, fields);
  return updateDoc(document, { ...fields, ...each(request.removed, deleteField()) });
}

/** Writes documents by path without checking the rules; null deletes one. */
export function seed(environment: RulesTestEnvironment, documents: Documents): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const database = clientOf(context);
    const write = ([path, data]: Documents[number]) =>
      data ? setDoc(doc(database, path), data) : deleteDoc(doc(database, path));
    await Promise.all(documents.map(write));
  });
}

/**
 * What `rules` allow in a project of their own, which has `documents`. Use a project without triggers. Throws the
 * compiler's message if the rules are invalid.
 */
export async function firestoreRules(projectId: string, rules: string, documents: Documents = []) {
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
  const stored = new Map(documents);
  const databases = Object.fromEntries(
    ACTOR_NAMES.map((actor) => {
      const { token } = ACTORS[actor];
      const context = token ? environment.authenticatedContext(actor, token) : environment.unauthenticatedContext();
      return [actor, clientOf(context)];
    }),
  ) as Record<ActorName, Firestore>;

  await seed(environment, documents);

  return {
    /** Whether `actor` may do this. Afterwards the documents are as they were. */
    async allows(actor: ActorName, request: FirestoreRequest): Promise<boolean> {
      const allowed = await isAllowed(send(databases[actor], request));
      const isWrite = request.method !== 'get' && request.method !== 'list';
      if (allowed && isWrite) await seed(environment, [[request.path, stored.get(request.path) ?? null]]);
      return allowed;
    },
    close: () => environment.cleanup(),
  };
}
