import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { type ActorName, forActors } from './actors';

type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Fields = Record<string, unknown>;
export type Documents = [path: string, data: object | null][];

const METHODS = {
  get: (database: Firestore, path: string) => database.doc(path).get(),
  list: (database: Firestore, path: string) => database.collection(path).limit(1).get(),
  create: (database: Firestore, path: string, fields: Fields) => database.doc(path).set(fields),
  update: (database: Firestore, path: string, fields: Fields) => database.doc(path).update(fields),
  delete: (database: Firestore, path: string) => database.doc(path).delete(),
};

/** A request to Firestore. `path` is the path of a document, or of a collection for a list. */
export type FirestoreRequest = [method: keyof typeof METHODS, path: string, fields?: Fields];

setLogLevel('silent'); // the SDK logs every denied request

/** Whether the rules allow an operation. Throws if it fails for another reason. */
export async function isAllowed(operation: PromiseLike<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    await assertFails(Promise.reject(error));
    return false;
  }
}

/** Writes documents by path without checking the rules; null deletes one. */
export const seed = (environment: RulesTestEnvironment, documents: Documents): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    await Promise.all(
      documents.map(([path, data]) => (data ? database.doc(path).set(data) : database.doc(path).delete())),
    );
  });

/** Evaluates firestore.rules in a project of their own, which has `documents` and no triggers. */
export async function firestoreRules(projectId: string, documents: Documents) {
  const rules = readFileSync('firestore.rules', 'utf8');
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
  const stored = new Map(documents);
  const databases = forActors(environment, (context) => context.firestore());
  await seed(environment, documents);
  return {
    /** Whether `actor`, whose uid replaces `{actor}` in the path, may do this. Restores the documents afterwards. */
    async allows(actor: ActorName, ...[method, pattern, fields = {}]: FirestoreRequest): Promise<boolean> {
      const path = pattern.replace('{actor}', actor);
      const allowed = await isAllowed(METHODS[method](databases[actor], path, fields));
      const isWrite = method !== 'get' && method !== 'list';
      if (allowed && isWrite) await seed(environment, [[path, stored.get(path) ?? null]]);
      return allowed;
    },
    close: () => environment.cleanup(),
  };
}
