import { FieldValue } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { countersOf, countOne, type Sender } from './rate-limit';

/** A checked submission, and the document that it becomes. */
export interface CheckedSubmission {
  form: string;
  collection: string;
  id: string;
  record: Record<string, unknown>;
  /** Whether a repetition counts and looks like a first submission, so that no answer reveals what is recorded. */
  isSecret: boolean;
}

/** What became of it. `wait` is in seconds. */
export type Recorded = { state: 'created' | 'exists' } | { state: 'too-many'; wait: number };

/**
 * Records a submission once: one transaction looks for it, counts it for its sender, and creates it. It never changes
 * what is already there. Source: decisions "Forms".
 */
export async function recordSubmission(
  services: Services,
  sender: Sender,
  { form, collection, id, record, isSecret }: CheckedSubmission,
  hmacKey: string,
  now = Date.now(),
): Promise<Recorded> {
  const { firestore } = services;
  const document = firestore.collection(collection).doc(id);
  const counters = countersOf(services, form, sender, hmacKey);
  return firestore.runTransaction(async (transaction): Promise<Recorded> => {
    const references = counters.map(({ reference }) => reference);
    const [known, ...snapshots] = await transaction.getAll(document, ...references);
    if (known?.exists && !isSecret) return { state: 'exists' };
    const wait = countOne(transaction, counters, snapshots, now);
    if (wait > 0) return { state: 'too-many', wait };
    if (!known?.exists) transaction.create(document, { ...record, created_at: FieldValue.serverTimestamp() });
    return { state: 'created' };
  });
}
