import { FieldValue } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { counterOf, countOne } from './rate-limit';

/** A checked submission, and the document that it becomes. */
export interface CheckedSubmission {
  form: string;
  collection: string;
  id: string;
  record: Record<string, unknown>;
}

/** What became of it. `wait` is in seconds. */
export type Recorded = { state: 'created' | 'exists' } | { state: 'too-many'; wait: number };

/**
 * Records a submission once: in one transaction it is looked for, counted for its client, and created. What is there
 * already is neither counted nor changed. Source: decisions "Forms".
 */
export async function recordSubmission(
  services: Services,
  client: string,
  { form, collection, id, record }: CheckedSubmission,
  now = Date.now(),
): Promise<Recorded> {
  const { firestore } = services;
  const document = firestore.collection(collection).doc(id);
  return firestore.runTransaction(async (transaction) => {
    const [known, counter] = await transaction.getAll(document, counterOf(services, form, client));
    if (known?.exists) return { state: 'exists' };
    const wait = counter ? countOne(transaction, counter, now) : 0;
    if (wait > 0) return { state: 'too-many', wait };
    transaction.create(document, { ...record, created_at: FieldValue.serverTimestamp() });
    return { state: 'created' };
  });
}
