import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { type ActorName, forActors } from './actors';

type Fields = Record<string, unknown>;

const METHODS = {
  get: (database: Firestore, path: string) => getDoc(doc(database, path)),
  list: (database: Firestore, path: string) => getDocs(query(collection(database, path), limit(1))),
  create: (database: Firestore, path: string, fields: Fields) => setDoc(doc(database, path), fields),
  update: (database: Firestore, path: string, fields: Fields) => updateDoc(doc(database, path), fields),
  delete: (database: Firestore, path: string) => deleteDoc(doc(database, path)),
};

/** A request to Firestore. `path` is that of a document, for a list that of the collection. */
export interface FirestoreRequest {
  method: keyof typeof METHODS;
  path: string;
  fields?: Fields;
}

setLogLevel('silent'); // the SDK logs every denied request

export type Documents = [path: string, data: object | null][];

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

/** Writes documents by path without checking the rules; null deletes one. */
export function seed(environment: RulesTestEnvironment, documents: Documents): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const database = clientOf(context);
    const write = ([path, data]: Documents[number]) =>
      data ? setDoc(doc(database, path), data) : deleteDoc(doc(database, path));
    await Promise.all(documents.map(write));
  });
}

/** What firestore.rules allow in a project of their own, which has no triggers, but `documents`. */
export async function firestoreRules(projectId: string, documents: Documents) {
  const rules = readFileSync('firestore.rules', 'utf8');
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
  const stored = new Map(documents);
  const databases = forActors(environment, clientOf);
  await seed(environment, documents);
  return {
    /** Whether `actor` may do this. Afterwards the documents are as they were. */
    async allows(actor: ActorName, { method, path, fields = {} }: FirestoreRequest): Promise<boolean> {
      const allowed = await isAllowed(METHODS[method](databases[actor], path, fields));
      const isWrite = method !== 'get' && method !== 'list';
      if (allowed && isWrite) await seed(environment, [[path, stored.get(path) ?? null]]);
      return allowed;
    },
    close: () => environment.cleanup(),
  };
}
