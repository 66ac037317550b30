import { type FormName, MIN_FILL_MS, type Outbox, type Outcome, type Submission } from '../domain/outbox';
import type { Answer } from './post';

/** A submission on this device. */
export interface SavedSubmission extends Submission {
  /** The server asked not to send it before this time, in milliseconds since 1970. */
  notBefore?: number;
  /** The server has it, and no page has reported that yet. */
  isDelivered?: true;
}

/** Stores submissions until the server has them. Each operation rejects if storage is unavailable. */
export interface SubmissionStore {
  put(submission: SavedSubmission): Promise<void>;
  get(id: string): Promise<SavedSubmission | undefined>;
  all(): Promise<SavedSubmission[]>;
  remove(id: string): Promise<void>;
}

/** What the outbox needs from the browser. */
export interface OutboxParts {
  store: SubmissionStore;
  /** Rejects if there is no response. */
  post(submission: Submission): Promise<Answer>;
  isOnline(): boolean;
  /** Runs `work` while no other tab, and not the service worker, runs work of the same name. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Calls `deliver` once, after this time or as soon as the connection may be back. */
  schedule(deliver: () => void, milliseconds: number): void;
  /** Carries final outcomes to the outboxes of the other tabs. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

/** Delays between retries while a page is open, in milliseconds; the last one repeats. */
const PAUSES = [5_000, 15_000, 60_000, 300_000] as const;
/** Pauses are up to this much longer, so that devices do not all retry at once after an outage. */
const JITTER = 0.3;
/** The longest pause that a server may ask for, in milliseconds: a longer one means that the clock was changed. */
const MAX_WAIT = 3600_000;

/**
 * Saves a submission before sending it, and removes it after a final answer: a tab that dies loses nothing. A duplicate
 * request is harmless, because the server knows the id.
 */
export function createOutbox({ store, post, isOnline, withLock, schedule, channel }: OutboxParts): Outbox {
  const listeners: { listener: Parameters<Outbox['watch']>[0]; form?: FormName }[] = [];
  let failures = 0;

  const reasonNow = () => (isOnline() ? 'server' : 'offline');

  const ask = (submission: Submission): Promise<Answer | null> => post(submission).catch(() => null);

  /** Asks the form first, because it may show the submission. Stops at the first listener that handles the outcome. */
  const report = (submission: Submission, outcome: Outcome): boolean =>
    [submission.form, undefined].some((about) =>
      listeners.some(({ listener, form }) => form === about && listener(submission, outcome)),
    );

  if (channel) {
    channel.onmessage = ({ data: [submission, outcome] }: MessageEvent<[Submission, Outcome]>) => {
      for (const { listener, form } of listeners) if (form === submission.form) listener(submission, outcome);
    };
  }

  /** Retries after a pause that grows with each failure, but not before `wait` milliseconds. */
  function tryAgain(wait: number): void {
    const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0];
    const delay = Math.max(wait, pause) * (1 + JITTER * Math.random());
    schedule(() => void outbox.deliver().catch(() => tryAgain(0)), delay);
  }

  /** Keeps a submission that was not accepted. Returns its outcome and the milliseconds until it may be sent again. */
  async function keep(submission: SavedSubmission, answer: Extract<Answer, { state: 'later' }> | null) {
    const wait = (answer?.wait ?? 0) * 1000;
    if (wait > 0) await store.put({ ...submission, notBefore: Date.now() + wait });
    const outcome: Outcome = { state: 'saved', reason: answer ? 'server' : reasonNow(), failures };
    return { wait, outcome };
  }

  /**
   * Tries once to deliver; a failure is the `attempt`th in a row. Returns the milliseconds to wait if the submission
   * stays saved, null if it is done.
   */
  async function settle(id: string, attempt: number): Promise<number | null> {
    const submission = await store.get(id);
    if (!submission) return null; // another tab delivered it
    // An attempt may take long, or have to wait: tell its form before.
    if (!submission.isDelivered) report(submission, { state: 'saved', reason: reasonNow(), failures });
    const wait = (submission.notBefore ?? 0) - Date.now();
    if (wait > 0 && wait <= MAX_WAIT) return wait;
    const answer: Answer | null = submission.isDelivered ? { state: 'recorded' } : await ask(submission);
    if (answer === null || answer.state === 'later') {
      failures = attempt;
      const kept = await keep(submission, answer);
      report(submission, kept.outcome);
      return kept.wait;
    }
    // Report before removing: the listener may have to save the text, and what is not reported must stay.
    if (report(submission, answer)) {
      await store.remove(id);
      channel?.postMessage([submission, answer]); // its form may still be open there
    } else if (answer.state === 'recorded' && !submission.isDelivered)
      await store.put({ ...submission, isDelivered: true });
    return null;
  }

  const outbox: Outbox = {
    async send(submission) {
      // By the time it is sent, the visitor has had the form for that long.
      const entry = { ...submission, elapsed: Math.max(submission.elapsed, MIN_FILL_MS) };
      const isSaved = await store.put(entry).then(
        () => true,
        () => false,
      );
      return withLock(submission.id, async () => {
        // Autofill can be so fast that the server would take the visitor for a bot.
        await new Promise((resolve) => setTimeout(resolve, entry.elapsed - submission.elapsed));
        const answer = await ask(entry);
        if (answer !== null && answer.state !== 'later') {
          await store.remove(entry.id).catch(() => {}); // worst case: it is sent again, and the server recognizes it
          return answer;
        }
        if (!isSaved) {
          store.remove(entry.id).catch(() => {}); // a slow database may save it later, after the visitor has given up
          return { state: 'failed' };
        }
        failures += 1;
        const { wait, outcome } = await keep(entry, answer);
        tryAgain(wait);
        return outcome;
      });
    },

    async deliver() {
      const attempt = failures + 1; // a round counts once, however many submissions it has
      const waits: number[] = [];
      for (const { id } of await store.all()) {
        const wait = await withLock(id, () => settle(id, attempt));
        if (wait !== null) waits.push(wait);
      }
      if (waits.length > 0) tryAgain(Math.min(...waits));
      else failures = 0;
      return waits.length === 0;
    },

    watch(listener, form) {
      const entry = { listener, form };
      listeners.push(entry);
      return () => void listeners.splice(listeners.indexOf(entry), 1);
    },
  };
  return outbox;
}
