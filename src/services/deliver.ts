import type { Outcome, Report, Submission } from '../domain/outbox';
import type { Answer } from './post';

/** A submission on this device. It stays until the visitor has seen its final outcome and nothing is left to attest. */
export interface SavedSubmission extends Submission {
  outcome: Exclude<Outcome, { state: 'failed' }>;
  /** When the visitor sent it, in milliseconds since 1970. */
  savedAt: number;
  /** The server asked not to send it before this time, in milliseconds since 1970. */
  notBefore?: number;
  /** The server may have recorded it without an App Check token: a page with a token attests it. */
  needsAttestation?: boolean;
  /** The visitor has seen the outcome: only the attestation is left. */
  isSeen?: boolean;
}

/** Submissions by id. Each operation rejects if storage is unavailable. */
export interface SubmissionStore {
  put(submission: SavedSubmission): Promise<void>;
  get(id: string): Promise<SavedSubmission | undefined>;
  all(): Promise<SavedSubmission[]>;
  remove(id: string): Promise<void>;
}

/** What delivery needs. The page and the service worker each provide their own. */
export interface Delivery {
  store: SubmissionStore;
  /** Rejects if there is no response. */
  post(submission: Submission): Promise<Answer>;
  isOnline(): boolean;
  /** Runs `work` while neither another tab nor the service worker runs work of the same name. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Tells the visitor the outcome so far. */
  report(submission: SavedSubmission): Promise<void>;
}

/** The longest pause that a server may ask for, in milliseconds: a longer one means that the clock was changed. */
const MAX_WAIT = 3600_000;

/** Milliseconds until the server allows another attempt. */
export function waitOf({ notBefore = 0 }: SavedSubmission): number {
  const wait = notBefore - Date.now();
  return wait > 0 && wait <= MAX_WAIT ? wait : 0;
}

/** How long a browser may take to get an App Check token, in milliseconds. */
const TOKEN_LIMIT_MS = 3 * 24 * 3600_000;

/** Whether a browser that has no token for this submission yet is not going to get one. */
export const isTokenOverdue = ({ savedAt }: SavedSubmission): boolean => Date.now() - savedAt >= TOKEN_LIMIT_MS;

/** Whether nothing is left to send. */
export const isFinal = ({ outcome }: Pick<Report, 'outcome'>): boolean =>
  outcome.state !== 'saved' && outcome.state !== 'failed';

/** How many attempts to send it have failed. */
export const failuresOf = ({ outcome }: SavedSubmission): number => (outcome.state === 'saved' ? outcome.failures : 0);

/** The outcome while a submission is still to be sent. */
export const savedBecause = (isServer: boolean, failures: number) =>
  ({ state: 'saved', reason: isServer ? 'server' : 'offline', failures }) as const;

/**
 * A submission that is not sent again, without what the visitor typed and where they came from: only the message about it is
 * left to show.
 */
export const withoutTexts = (
  submission: SavedSubmission,
  outcome: SavedSubmission['outcome'],
  needsAttestation = false,
): SavedSubmission => ({ ...submission, fields: {}, source: undefined, honeypot: '', outcome, needsAttestation });

/** Sends a submission once. Returns it with the outcome. */
export async function attempt(
  submission: SavedSubmission,
  { post, isOnline }: Pick<Delivery, 'post' | 'isOnline'>,
): Promise<SavedSubmission> {
  const answer = await post(submission).catch(() => null);
  if (answer?.state === 'recorded') return withoutTexts(submission, { state: 'recorded' }, answer.needsAttestation);
  if (answer?.state === 'refused') return { ...submission, outcome: answer };
  if (answer?.state === 'unattested' && isTokenOverdue(submission))
    return withoutTexts(submission, { state: 'given-up' });
  return {
    ...submission,
    outcome: savedBecause(answer !== null || isOnline(), failuresOf(submission) + 1),
    notBefore: answer?.state === 'later' && answer.wait > 0 ? Date.now() + answer.wait * 1000 : undefined,
  };
}

/** Saves and reports what came of an attempt. */
export async function conclude(
  submission: SavedSubmission,
  { store, report }: Pick<Delivery, 'store' | 'report'>,
): Promise<void> {
  await store.put(submission).catch(() => {}); // worst case: it is sent again, and the server recognizes it
  await report(submission);
}

/**
 * Sends a submission, unless the server has answered or asked to wait, or another tab has just tried. `before` is the
 * submission as it was saved when the delivery began. A duplicate request is harmless, because the server knows the id.
 * Returns the submission, or null if it is no longer saved.
 */
function deliver(before: SavedSubmission, delivery: Delivery): Promise<SavedSubmission | null> {
  const { store, isOnline, withLock, report } = delivery;
  return withLock(before.id, async () => {
    const saved = await store.get(before.id);
    if (!saved) return null; // another tab delivered it, and told the visitor
    if (isFinal(saved)) {
      await report(saved);
      return saved;
    }
    // Report the state so far, because an attempt may take long or have to wait.
    await report({ ...saved, outcome: savedBecause(isOnline(), failuresOf(saved)) });
    const hasJustFailed = failuresOf(saved) > failuresOf(before); // another tab tried while this one waited
    if (hasJustFailed || waitOf(saved) > 0) return saved;
    const next = await attempt(saved, delivery);
    await conclude(next, delivery);
    return next;
  });
}

/** Delivers all saved submissions. Returns those that are still to be sent. */
export async function deliverAll(delivery: Delivery): Promise<SavedSubmission[]> {
  const saved = await delivery.store.all();
  // If the database fails, the submission is still to be sent.
  const delivered = await Promise.all(saved.map((each) => deliver(each, delivery).catch(() => each)));
  return delivered.filter((each) => each !== null).filter((each) => !isFinal(each));
}
