import * as z from 'zod/mini';
import { LOCALES } from './locale';
import { QUOTE_LIMITS } from './quote-fields';
import { email, typed } from './submission';

/** Firestore collection of quote requests. Source: decisions "Forms". */
export const QUOTES_COLLECTION = 'quote_requests';

/** Digits with the characters that people write between them, and an extension. */
const PHONE = /^([\d\s()+\-./#*,]+?)(?:[;,\s]*(?:x|#|ext\.?|extensi[oó]n)\s*(\d+))?$/i;
const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPhone(text: string): boolean {
  const { length } = digitsOf(text);
  return PHONE.test(text) && length >= QUOTE_LIMITS.minPhoneDigits && length <= QUOTE_LIMITS.maxPhoneDigits;
}

/** A link that calls a number that a visitor entered. Phones dial the extension after a pause, which a comma stands for. */
export function phoneLink(phone: string): string {
  const [, number = phone, extension] = PHONE.exec(phone) ?? [];
  return `tel:${number.replace(/[^\d+,]/g, '')}${extension ? `,${extension}` : ''}`;
}

/** What a visitor enters. Source: spec 3 "Contact form fields", decisions "Forms". */
export const quoteFieldsSchema = z.object({
  firstName: typed({ max: QUOTE_LIMITS.firstName, required: true }),
  lastName: typed({ max: QUOTE_LIMITS.lastName, required: true }),
  email,
  phone: typed({ max: QUOTE_LIMITS.phone, required: true, isPlain: true }).check(
    z.refine(isPhone, { error: 'invalid' }),
  ),
  business: z._default(typed({ max: QUOTE_LIMITS.business }), ''),
  message: z._default(typed({ max: QUOTE_LIMITS.message }), ''),
});

/** A quote request as it is sent and stored. The client creates the id, so a resent request is stored once. */
export const quoteSchema = z.object({
  id: z.uuid().check(z.toLowerCase()),
  ...quoteFieldsSchema.shape,
  language: z.enum(LOCALES),
});
type Quote = z.infer<typeof quoteSchema>;

/** What staff have done about a request. The record of a new one is open. */
export type QuoteStatus = 'open' | 'answered';

/** The fields of a request that staff may change. */
export const OPEN_QUOTE = { status: 'open', answered_at: null, answered_by: null } as const;

/** A recorded quote request. Times are in milliseconds since 1970, with fractions: two may share a millisecond. */
export interface QuoteRecord extends Quote {
  created_at: number;
  status: QuoteStatus;
  answered_at: number | null;
  /** The email address of the admin who answered. */
  answered_by: string | null;
  /** When the business was emailed. */
  notified_at?: number;
  /** When the server gave up emailing the business. */
  notify_failed_at?: number;
}

/** A `mailto:` link for an address that a visitor entered. An unescaped `?` or `&` in it could add recipients. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Access to the quote requests for staff; src/firebase implements it. */
export interface Inbox {
  /** The newest quote requests, newest first, of one `status` or all; with `after` those that follow it. Throws StoreError. */
  quotes(count: number, after?: Pick<QuoteRecord, 'id' | 'created_at'>, status?: QuoteStatus): Promise<QuoteRecord[]>;
  /** Marks a request as answered by the signed-in admin, or as open again. Throws StoreError. */
  setStatus(id: string, status: QuoteStatus): Promise<void>;
}
