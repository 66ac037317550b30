import { MIN_FILL_MS, type Report, type Submission } from '../domain/outbox';
import {
  attempt,
  conclude,
  type Delivery,
  deliverAll,
  failuresOf,
  isFinal,
  isTokenOverdue,
  type SavedSubmission,
  savedBecause,
  waitOf,
} from './deliver';

/** What the outbox of a page needs from the browser. */
export interface OutboxParts extends Omit<Delivery, 'report'> {
  /** Shows an outcome; returns whether the visitor sees it. */
  tell(report: Report): boolean;
  /** Attests a request; returns whether nothing is left to attest. Rejects if there is no response. */
  attest(id: string): Promise<boolean>;
  /** Calls `retry` once, after this time or as soon as the connection may be back. Replaces the last schedule. */
  schedule(retry: () => void, milliseconds: number): void;
}

/** Pauses between attempts while a page is open, in milliseconds; the last one repeats. */
const PAUSES = [5_000, 15_000, 60_000, 300_000] as const;
/** Pauses are up to this much longer, so that devices do not all retry at once after an outage. */
const JITTER = 0.3;

/** Milliseconds until the next attempt: longer after each failure. */
function pauseOf(saved: SavedSubmission): number {
  const pause = PAUSES[Math.min(failuresOf(saved), PAUSES.length) - 1] ?? PAUSES[0];
  return Math.max(waitOf(saved), pause) * (1 + JITTER * Math.random());
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The outbox of a page. It saves a submission before sending it, retries until the server has answered, and removes it
 * once the visitor has seen the answer: a tab that dies loses nothing.
 */
export function createOutbox({ tell, attest, schedule, ...parts }: OutboxParts) {
  const { store, withLock, isOnline } = parts;

  /** The visitor learns of the answer before the attestation, which may fail: then later pages retry. */
  async function report(saved: SavedSubmission): Promise<void> {
    const isSeen = saved.isSeen || tell(saved);
    if (!isSeen || !isFinal(saved)) return;
    if (saved.needsAttestation) {
      await store.put({ ...saved, isSeen: true }).catch(() => {}); // worst case: it is reported again
      const isAttested = await attest(saved.id).catch(() => false);
      if (!isAttested && !isTokenOverdue(saved)) return;
    }
    await store.remove(saved.id).catch(() => {}); // worst case: it is reported again
  }
  const delivery: Delivery = { ...parts, report };

  /** Delivers again, soon enough for each of these. */
  function retryFor(left: SavedSubmission[]): void {
    if (left.length === 0) return;
    schedule(() => void outbox.deliver().catch(() => retryFor(left)), Math.min(...left.map(pauseOf)));
  }

  const outbox = {
    /** Sends a form. The outcome is reported, as those of all later attempts are. */
    async send(submission: Submission): Promise<void> {
      // Autofill can be so fast that the server would take the visitor for a bot: it is sent when enough time has passed.
      const elapsed = Math.max(submission.elapsed, MIN_FILL_MS);
      const entry = { ...submission, elapsed, savedAt: Date.now(), outcome: savedBecause(isOnline(), 0) };
      // Saved under the lock: otherwise the service worker might send it first, without a token.
      await withLock(entry.id, async () => {
        const isSaved = await store.put(entry).then(
          () => true,
          () => false,
        );
        await sleep(elapsed - submission.elapsed);
        const sent = await attempt(entry, parts);
        if (isSaved || isFinal(sent)) {
          await conclude(sent, delivery);
          if (!isFinal(sent)) retryFor([sent]);
        } else {
          tell({ ...sent, outcome: { state: 'failed' } });
          store.remove(entry.id).catch(() => {}); // a slow database may save it later, after the visitor has given up
        }
      });
    },

    /** Sends all saved submissions. Returns whether none is left to send. */
    async deliver(): Promise<boolean> {
      const left = await deliverAll(delivery);
      retryFor(left);
      return left.length === 0;
    },
  };
  return outbox;
}

export type Outbox = ReturnType<typeof createOutbox>;
