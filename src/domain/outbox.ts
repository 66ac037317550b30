import type { Locale } from './locale';
import type { FieldError } from './submission';

/** The forms that are posted to the server under `/api/`. Source: decisions "Forms". */
export type FormName = 'quotes' | 'newsletter';

/** The path that a form is posted to. */
export const apiPath = (form: FormName) => `/api/${form}`;

/** Where a page attests a quote request that was recorded without an App Check token. */
export const ATTESTATION_PATH = '/api/quotes/attestation';

/** The header of the Firebase App Check token; Firebase's own requests use the same name. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** No person fills in a form faster (milliseconds): a quicker submission is suspect. */
export const MIN_FILL_MS = 1500;

/** The name of the honeypot field: no password manager and no browser fills it in. */
export const HONEYPOT = 'topic';

/** A form submission. `id` stays the same for every retry of the same input. */
export interface Submission {
  id: string;
  form: FormName;
  language: Locale;
  fields: Record<string, string>;
  /** The honeypot's value, and the time in milliseconds since the form appeared: see `botSignsSchema`. */
  honeypot: string;
  elapsed: number;
}

/** Result of a submission. */
export type Outcome =
  /** The server stored it. */
  | { state: 'recorded' }
  /** Saved on this device after so many failures; the outbox sends it once the network or the server is back. */
  | { state: 'saved'; reason: 'offline' | 'server'; failures: number }
  /** The server rejected these fields (none if it rejected the whole submission) and stored nothing. */
  | { state: 'refused'; fields: FieldError[] }
  /** The server is unreachable and this device could not save the submission. */
  | { state: 'failed' };

/** Delivers each submission exactly once, even if the network fails or the tab closes. */
export interface Outbox {
  send(submission: Submission): Promise<Outcome>;
  /**
   * Sends all saved submissions; those that fail stay saved and are retried while the page is open. Returns whether
   * none are left to send.
   */
  deliver(): Promise<boolean>;
  /**
   * Reports the outcome of each later delivery: of one form, whose listeners go first, or of all forms. The listener
   * returns whether it handled the outcome: then no other gets it. A submission stays saved until a listener has
   * handled its final outcome. Returns a function that stops watching.
   */
  watch(listener: (submission: Submission, outcome: Outcome) => boolean, form?: FormName): () => void;
}
