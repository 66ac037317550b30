import type { Outbox, Submission } from '../domain/outbox';
import type { Answer } from './post';

/** Where submissions are kept until the server has them. Each operation rejects where nothing can be kept. */
export interface SubmissionStore {
  put(submission: Submission): Promise<void>;
  has(id: string): Promise<boolean>;
  all(): Promise<Submission[]>;
  remove(id: string): Promise<void>;
}

/** What the outbox needs of the device. */
export interface OutboxParts {
  store: SubmissionStore;
  /** Rejects where no answer comes. */
  post(submission: Submission): Promise<Answer>;
  isOnline(): boolean;
  /** Does `work` while no other tab does work of this name. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Calls `deliver` once, after so many milliseconds or as soon as the connection may be back. */
  schedule(deliver: () => void, milliseconds: number): void;
}

/** Pauses between tries while a page is open, in milliseconds; the last one goes on. */
const PAUSES = [5_000, 15_000, 60_000, 300_000] as const;

/**
 * A submission is kept before it is sent, and forgotten when the server has answered for good: a tab that dies at any
 * moment loses nothing. That it may be sent twice then does no harm, since the server knows its id.
 */
export function createOutbox({ store, post, isOnline, withLock, schedule }: OutboxParts): Outbox {
  const listeners = new Set<Parameters<Outbox['watch']>[0]>();
  let failures = 0;

  const ask = (submission: Submission): Promise<Answer | null> => post(submission).catch(() => null);

  /** `wait`: seconds that the server asked for. */
  function tryAgain(wait: number): void {
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? PAUSES[0];
    failures += 1;
    schedule(() => void outbox.deliver().catch(() => tryAgain(0)), Math.max(wait * 1000, pause));
  }

  /** One try of what is kept. Gives the seconds to wait where it has to stay, null where it is settled. */
  async function settle(submission: Submission): Promise<number | null> {
    if (!(await store.has(submission.id))) return null; // another tab was faster
    const answer = await ask(submission);
    if (answer === null) return 0;
    if (answer.state === 'later') return answer.wait;
    // Told before it is forgotten: whoever is told may have to rescue what was typed, and where nobody can it stays.
    const heard = [...listeners].map((listener) => listener(submission, answer));
    if (answer.state === 'refused' && !heard.includes(true)) return null;
    await store.remove(submission.id);
    return null;
  }

  const outbox: Outbox = {
    async send(submission) {
      const isKept = await store.put(submission).then(
        () => true,
        () => false,
      );
      return withLock(submission.id, async () => {
        const answer = await ask(submission);
        if (answer !== null && answer.state !== 'later') {
          await store.remove(submission.id).catch(() => {}); // it would be sent again, and known
          return answer;
        }
        if (!isKept) return { state: 'failed' };
        tryAgain(answer?.wait ?? 0);
        return { state: 'kept', because: answer || isOnline() ? 'server' : 'offline' };
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
