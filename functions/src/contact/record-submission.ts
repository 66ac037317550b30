import { createHash } from 'node:crypto';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { SUSPECT_DAYS, type SuspectReason } from '../../../src/domain/suspicion';
import type { Services } from '../context';
import { CLIENT_LIMIT, clientCounter, countOne } from './rate-limit';

/**
 * Firestore collection of the submissions that were recorded: a device may send one again after its record was deleted.
 * A TTL policy on `expires_at` deletes them.
 */
const SUBMISSIONS_COLLECTION = 'submissions';
/** How long the id of a submission is kept, in milliseconds. */
const KNOWN_FOR_MS = 365 * 24 * 3600_000;

/** A checked submission, and the document that it becomes. */
export interface CheckedSubmission {
  form: string;
  collection: string;
  id: string;
  /** The id that the client made for this submission. */
  submissionId: string;
  record: Record<string, unknown>;
  /**
   * If true, a repeat counts toward the limit and gets the answer of a first one, so the answer does not reveal what is
   * recorded.
   */
  isSecret: boolean;
  /** Signs of a bot; empty if there are none. */
  suspect: SuspectReason[];
}

/** The result. `wait` is in seconds. */
export type Recorded = { state: 'created' | 'exists' } | { state: 'too-many'; wait: number };

/**
 * Records a submission once: one transaction looks for it, counts it for its client, and creates it. It never changes
 * what is already there, except that a genuine subscription replaces a suspect one, and does not bring back what was
 * deleted. A suspect record expires unless staff keep it. Source: decisions "Forms".
 */
export async function recordSubmission(
  services: Services,
  client: string,
  { form, collection, id, submissionId, record, isSecret, suspect }: CheckedSubmission,
  hmacKey: string,
  now = Date.now(),
): Promise<Recorded> {
  const { firestore } = services;
  const document = firestore.collection(collection).doc(id);
  const submissionHash = createHash('sha256').update(`${form}/${submissionId}`).digest('hex');
  const submission = firestore.collection(SUBMISSIONS_COLLECTION).doc(submissionHash);
  const counter = clientCounter(services, form, client, hmacKey);
  const isSuspect = suspect.length > 0;
  const suspicion = { status: 'suspect', expires_at: Timestamp.fromMillis(now + SUSPECT_DAYS * 24 * 3600_000) };
  // Only documents of this submission and client: a flood would block others at a shared one.
  return firestore.runTransaction(async (transaction): Promise<Recorded> => {
    const snapshots = await transaction.getAll(document, submission, counter);
    const [known, sent, count] = snapshots as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    const isRecorded = known.exists || sent.exists;
    if (isRecorded && !isSecret) return { state: 'exists' };
    const wait = countOne(transaction, count, CLIENT_LIMIT, now);
    if (wait > 0) return { state: 'too-many', wait };
    if (!isRecorded || (known.get('status') === 'suspect' && !isSuspect)) {
      const fields = { ...record, suspect, ...(isSuspect && suspicion) };
      transaction.set(document, { ...fields, created_at: FieldValue.serverTimestamp() });
    }
    transaction.set(submission, { expires_at: Timestamp.fromMillis(now + KNOWN_FOR_MS) });
    return { state: 'created' };
  });
}
