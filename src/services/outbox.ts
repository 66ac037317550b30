import type { Outbox, Submission } from '../domain/outbox';
import type { Answer } from './post';

/** Stores submissions until the server has them. Each operation rejects if storage is unavailable. */
export interface SubmissionStore {
  put(submission: Submission): Promise<void>;
  has(id: string): Promise<boolean>;
  all(): Promise<Submission[]>;
  remove(id: string): Promise<void>;
}

/** What the outbox needs from the browser. */
export interface OutboxParts {
  store: SubmissionStore;
  /** Rejects if there is no response. */
  post(submission: Submission): Promise<Answer>;
  isOnline(): boolean;
  /** Runs `work` while no other tab runs work of the same name. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Calls `deliver` once, after this time or as soon as the connection may be back. */
  schedule(deliver: () => void, milliseconds: number): void;
}

/** Delays between retries while a page is open, in milliseconds; the last one repeats. */
const PAUSES = [5_000, 15_000, 60_000, 300_000] as const;

/**
 * Saves a submission before sending it, and removes it after a final answer: a tab that dies loses nothing. A duplicate
 * request is harmless, because the server knows the id.
 */
export function createOutbox({ store, post, isOnline, withLock, schedule }: OutboxParts): Outbox {
  const listeners = new Set<Parameters<Outbox['watch']>[0]>();
  let failures = 0;

  const ask = (submission: Submission): Promise<Answer | null> => post(submission).catch(() => null);

  /** `wait`: seconds that the server requested. */
  function tryAgain(wait: number): void {
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? PAUSES[0];
    failures += 1;
    schedule(() => void outbox.deliver().catch(() => tryAgain(0)), Math.max(wait * 1000, pause));
  }

  /** Tries once to deliver. Returns the seconds to wait if the submission stays saved, null if it is done. */
  async function settle(submission: Submission): Promise<number | null> {
    if (!(await store.has(submission.id))) return null; // another tab delivered it
    const answer = await ask(submission);
    if (answer === null) return 0;
    if (answer.state === 'later') return answer.wait;
    // Notify before removing: the listener may have to save the text, and if there is none, the submission must stay.
    const heard = [...listeners].map((listener) => listener(submission, answer));
    if (answer.state === 'refused' && !heard.includes(true)) return null;
    await store.remove(submission.id);
    return null;
  }

  const outbox: Outbox = {
    async send(submission) {
      const isSaved = await store.put(submission).then(
        () => true,
        () => false,
      );
      return withLock(submission.id, async () => {
        const answer = await ask(submission);
        if (answer !== null && answer.state !== 'later') {
          await store.remove(submission.id).catch(() => {}); // worst case: it is sent again, and the server recognizes it
          return answer;
        }
        if (!isSaved) return { state: 'failed' };
        tryAgain(answer?.wait ?? 0);
        return { state: 'saved', reason: answer || isOnline() ? 'server' : 'offline' };
      });
    },

    async deliver() {
      const waits: number[] = [];
      for (const submission of await store.all()) {
        const wait = await withLock(submission.id, () => settle(submission));
        if (wait !== null) waits.push(wait);
      }
      if (waits.length > 0) tryAgain(Math.max(...waits));
      else failures = 0;
    },

    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return outbox;
}
