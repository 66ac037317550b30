import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, writeBatch } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { brand } from '../../src/domain/brand';
import { ACTORS, type ActorName } from './actors';

/** The library types its clients by the old API; the functions of the new one take them as they are. */
const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
export const bucketOf = (context: RulesTestContext, bucket: string = brand.bucket) =>
  context.storage(`gs://${bucket}`) as unknown as FirebaseStorage;

/** A client of an actor, signed in with the token that the actor has. */
export function contextOf(env: RulesTestEnvironment, actor: ActorName): RulesTestContext {
  const { token } = ACTORS[actor];
  return token ? env.authenticatedContext(actor, token) : env.unauthenticatedContext();
}

/** Writes documents by path, and removes those that are null, whatever the rules say. */
export async function seed(env: RulesTestEnvironment, documents: [path: string, data: object | null][]): Promise<void> {
  await env.withSecurityRulesDisabled(async (context) => {
    const db = firestoreOf(context);
    const batch = writeBatch(db);
    for (const [path, data] of documents) data ? batch.set(doc(db, path), data) : batch.delete(doc(db, path));
    await batch.commit();
  });
}
