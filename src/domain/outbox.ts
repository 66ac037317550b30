import type { Locale } from './locale';
import type { FieldError } from './submission';

/** The forms that are posted to the server under `/api/`. Source: decisions "Forms". */
export type FormName = 'quotes' | 'newsletter';

/** The path that a form is posted to. */
export const apiPath = (form: FormName) => `/api/${form}`;

/** The header of the Firebase App Check token; Firebase's own requests use the same name. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** No person fills in a form faster (milliseconds): the server asks for a retry after a quicker submission. */
export const MIN_FILL_MS = 1500;

/** A form submission. `id` stays the same for every retry of the same input. */
export interface Submission {
  id: string;
  form: FormName;
  language: Locale;
  fields: Record<string, string>;
  /** The honeypot field, and the time in milliseconds since the form appeared: see `botSignsSchema`. */
  website: string;
  elapsed: number;
}

/** Result of a submission. */
export type Outcome =
  /** The server stored it. */
  | { state: 'recorded' }
  /** Saved on this device; the outbox sends it once the network or the server is back. */
  | { state: 'saved'; reason: 'offline' | 'server' }
  /** The server rejected these fields (none if it rejected the whole submission) and stored nothing. */
  | { state: 'refused'; fields: FieldError[] }
  /** The server is unreachable and this device could not save the submission. */
  | { state: 'failed' };

/** Delivers each submission exactly once, even if the network fails or the tab closes. */
export interface Outbox {
  send(submission: Submission): Promise<Outcome>;
  /** Sends all saved submissions; those that fail stay saved and are retried while the page is open. */
  deliver(): Promise<void>;
  /**
   * Reports saved submissions that have now been stored or rejected. The listener returns whether it handled the
   * outcome; a rejected submission stays saved until one has. Returns a function that stops watching.
   */
  watch(listener: (submission: Submission, outcome: Outcome) => boolean): () => void;
}
