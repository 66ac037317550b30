import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { SUSPECT_DAYS, type SuspectReason } from '../../../src/domain/quotes';
import type { Services } from '../context';
import { CLIENT_LIMIT, clientCounter, countOne } from './rate-limit';

/** A checked submission, and the document that it becomes. */
export interface CheckedSubmission {
  form: string;
  collection: string;
  id: string;
  record: Record<string, unknown>;
  /** Whether a repetition counts and looks like a first submission, so that no answer reveals what is recorded. */
  isSecret: boolean;
  /** Why it may not come from a person; empty if nothing speaks against it. */
  suspect: SuspectReason[];
}

/** What became of it. `wait` is in seconds. */
export type Recorded = { state: 'created' | 'exists' } | { state: 'too-many'; wait: number };

/**
 * Records a submission once: one transaction looks for it, counts it for its client, and creates it. It never changes
 * what is already there, except that a genuine subscription replaces a suspect one. A suspect record expires unless
 * staff keep it. Source: decisions "Forms".
 */
export async function recordSubmission(
  services: Services,
  client: string,
  { form, collection, id, record, isSecret, suspect }: CheckedSubmission,
  hmacKey: string,
  now = Date.now(),
): Promise<Recorded> {
  const { firestore } = services;
  const document = firestore.collection(collection).doc(id);
  const counter = clientCounter(services, form, client, hmacKey);
  const isSuspect = suspect.length > 0;
  const suspicion = { status: 'suspect', expires_at: Timestamp.fromMillis(now + SUSPECT_DAYS * 24 * 3600_000) };
  // Only these two documents: a third that others share would make honest requests wait for a flood.
  return firestore.runTransaction(async (transaction): Promise<Recorded> => {
    const snapshots = await transaction.getAll(document, counter);
    const [known, count] = snapshots as [DocumentSnapshot, DocumentSnapshot];
    if (known.exists && !isSecret) return { state: 'exists' };
    const wait = countOne(transaction, count, CLIENT_LIMIT, now);
    if (wait > 0) return { state: 'too-many', wait };
    if (!known.exists || (known.get('status') === 'suspect' && !isSuspect)) {
      const fields = { ...record, suspect, ...(isSuspect && suspicion) };
      transaction.set(document, { ...fields, created_at: FieldValue.serverTimestamp() });
    }
    return { state: 'created' };
  });
}
