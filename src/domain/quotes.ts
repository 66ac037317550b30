import * as z from 'zod/mini';
import { LOCALES } from './locale';
import { QUOTE_LIMITS } from './quote-fields';
import { email, typed } from './submission';

/** Firestore collection of quote requests. Source: decisions "Forms". */
export const QUOTES_COLLECTION = 'quote_requests';

/** At least seven digits, and the characters that people write between them. */
const PHONE = /^(?=(?:\D*\d){7})[\d\s()+\-./#*,]+$/;

/** What a visitor enters. Source: spec 3 "Contact form fields", decisions "Forms". */
export const quoteFieldsSchema = z.object({
  firstName: typed({ max: QUOTE_LIMITS.firstName, required: true }),
  lastName: typed({ max: QUOTE_LIMITS.lastName, required: true }),
  email,
  phone: typed({ max: QUOTE_LIMITS.phone, required: true }).check(
    z.refine((value) => value.length >= QUOTE_LIMITS.minPhone && PHONE.test(value), { error: 'invalid' }),
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

/**
 * A stored quote request; `created_at` in milliseconds since 1970, with a fraction because two may arrive within the
 * same one.
 */
export interface QuoteRecord extends Quote {
  created_at: number;
}

/** A `mailto:` link for an address that a visitor entered. An unescaped `?` or `&` in it could add recipients. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Access to the quote requests for staff; src/firebase implements it. */
export interface Inbox {
  /** The newest quote requests, newest first; with `after`, those that follow it. Throws StoreError. */
  quotes(count: number, after?: Pick<QuoteRecord, 'id' | 'created_at'>): Promise<QuoteRecord[]>;
}
