import { createHash } from 'node:crypto';
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { OPEN_QUOTE, type QuoteStatus } from '../../../src/domain/quotes';
import { SUBMISSION_ID_DAYS } from '../../../src/domain/retention';
import { type DoubtedStatus, doubtedStatus, SUSPECT_DAYS, type SuspectReason } from '../../../src/domain/suspicion';
import type { Services } from '../context';
import { CLIENT_LIMIT, clientCounter, countOne } from './rate-limit';

/**
 * Firestore collection of the submissions that were recorded: a device may send one again after its record was deleted.
 * A TTL policy on `expires_at` deletes them.
 */
const SUBMISSIONS_COLLECTION = 'submissions';
const DAY_MS = 24 * 3600_000;

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
  /** Why it may not come from a person; empty if nothing speaks against it. */
  suspect: SuspectReason[];
}

/** How doubtful a record is, by its status. A record with no status or another one is not doubtful. */
const DOUBT: Record<DoubtedStatus, number> = { unverified: 1, suspect: 2 };
const doubtOf = (status: DoubtedStatus | null | undefined) => (status && DOUBT[status]) ?? 0;

/** Makes a request that is unverified an ordinary one: its page has proved that it is on this site. */
export function attest(transaction: Transaction, known: DocumentSnapshot): void {
  if (known.get('status') === ('unverified' satisfies QuoteStatus))
    transaction.update(known.ref, { ...OPEN_QUOTE, expires_at: FieldValue.delete() });
}

/** The result. `wait` is in seconds. */
export type Recorded = { state: 'created' | 'exists' } | { state: 'too-many'; wait: number };

/**
 * Records a submission once: one transaction looks for it, counts it for its client, and creates it. It does not bring
 * back what was deleted, and never changes what is already there, except that a repeated quote request with an App Check
 * token (`isAttested`) is not unverified any more, and that a subscription replaces one with more doubts. A suspect
 * record expires unless staff keep it. Source: decisions "Forms".
 */
export async function recordSubmission(
  services: Services,
  client: string,
  {
    form,
    collection,
    id,
    submissionId,
    record,
    isSecret,
    suspect,
    isAttested,
  }: CheckedSubmission & { isAttested: boolean },
  hmacKey: string,
): Promise<Recorded> {
  const { firestore } = services;
  const now = Date.now();
  const document = firestore.collection(collection).doc(id);
  const submissionHash = createHash('sha256').update(`${form}/${submissionId}`).digest('hex');
  const submission = firestore.collection(SUBMISSIONS_COLLECTION).doc(submissionHash);
  const counter = clientCounter(services, form, client, hmacKey);
  const status = doubtedStatus(suspect);
  const expiry = { expires_at: Timestamp.fromMillis(now + SUSPECT_DAYS * DAY_MS) };
  // The transaction uses only documents of this submission and client: a flood would lock a shared one for others.
  return firestore.runTransaction(async (transaction): Promise<Recorded> => {
    const snapshots = await transaction.getAll(document, submission, counter);
    const [known, sent, count] = snapshots as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    const isRecorded = known.exists || sent.exists;
    if (isRecorded && !isSecret) {
      if (isAttested) attest(transaction, known);
      return { state: 'exists' };
    }
    const wait = countOne(transaction, count, CLIENT_LIMIT, now);
    if (wait > 0) return { state: 'too-many', wait };
    if (!isRecorded || doubtOf(status) < doubtOf(known.get('status'))) {
      const fields = { ...record, suspect, ...(status && { status }), ...(status === 'suspect' && expiry) };
      transaction.set(document, { ...fields, created_at: FieldValue.serverTimestamp() });
    }
    transaction.set(submission, { expires_at: Timestamp.fromMillis(now + SUBMISSION_ID_DAYS * DAY_MS) });
    return { state: 'created' };
  });
}
