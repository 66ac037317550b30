import type { LeadSource } from './lead-source';
import type { Locale } from './locale';

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

/** Validation errors that the page and the server share. */
export type FieldReason = 'required' | 'too-long' | 'invalid';

/** A rejected field and the reason. */
export interface FieldError {
  field: string;
  reason: FieldReason;
}

/** A form submission. `id` stays the same for every retry of the same input. */
export interface Submission {
  id: string;
  form: FormName;
  language: Locale;
  fields: Record<string, string>;
  /** Where the visitor came from. Only quote requests have it. */
  source?: LeadSource;
  /** The honeypot's value, and the time in milliseconds since the form appeared: see `botSignsSchema`. */
  honeypot: string;
  elapsed: number;
}

/** Result of a submission. */
export type Outcome =
  /** The server stored it. */
  | { state: 'recorded' }
  /** Saved on this device after this many failures; the outbox sends it once the network or the server is back. */
  | { state: 'saved'; reason: 'offline' | 'server'; failures: number }
  /** The server rejected these fields (none if it rejected the whole submission) and stored nothing. */
  | { state: 'refused'; fields: FieldError[] }
  /** The server required an App Check token for so long that this browser is not going to get one. */
  | { state: 'given-up' }
  /** The server is unreachable and this device could not save the submission. */
  | { state: 'failed' };

/** A submission and what came of it. */
export interface Report extends Pick<Submission, 'id' | 'form' | 'fields'> {
  outcome: Outcome;
}
