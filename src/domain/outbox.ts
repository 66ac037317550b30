import type { Locale } from './locale';
import type { FieldError } from './submission';

/** The forms that are delivered to the server, each under `/api/`. Source: decisions "Forms". */
export type FormName = 'quotes' | 'newsletter';

/** Where a form is posted. */
export const apiPath = (form: FormName) => `/api/${form}`;

/** The header in which a form brings a token of Firebase App Check, by the name that Firebase's own requests have. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** Nobody fills in a form faster, in milliseconds: what comes sooner is asked to come again. */
export const MIN_FILL_MS = 1500;

/** What a visitor sends. `id` is made once for what was typed, however often it is sent. */
export interface Submission {
  id: string;
  form: FormName;
  language: Locale;
  fields: Record<string, string>;
  /** The hidden field, and how long the form was there, in milliseconds: see `botSignsSchema`. */
  website: string;
  elapsed: number;
}

/** What became of a submission. */
export type Outcome =
  /** The server has it. */
  | { state: 'recorded' }
  /** It is kept on this device, and sent when the connection is back or the server can take it. */
  | { state: 'kept'; because: 'offline' | 'server' }
  /** The server found fault with these fields (none where it refused the whole), and recorded nothing. */
  | { state: 'refused'; fields: FieldError[] }
  /** Neither could the server be reached nor could this device keep it. */
  | { state: 'failed' };

/** Sends what visitors typed, once, whatever happens to the connection or the tab in between. */
export interface Outbox {
  send(submission: Submission): Promise<Outcome>;
  /** Sends all that is kept; those that still cannot be sent stay, and are tried again while the page is open. */
  deliver(): Promise<void>;
  /**
   * Tells of what was kept and has now been recorded or refused. The listener says whether it has dealt with it: what
   * was refused is kept until one has. Gives the function that ends it.
   */
  watch(listener: (submission: Submission, outcome: Outcome) => boolean): () => void;
}
