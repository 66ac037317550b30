import * as z from 'zod/mini';
import { cleanText } from './clean-text';
import { type LeadSource, sourceOf } from './lead-source';
import { LOCALES } from './locale';
import { PHONE_DIGITS, QUOTE_FIELDS } from './quote-fields';
import { email, typed } from './submission';
import { DOUBTED_STATUSES, SUSPECT_REASONS } from './suspicion';
import { mapTable } from './table';

/** Firestore collection of quote requests. Source: decisions "Forms". */
export const QUOTES_COLLECTION = 'quote_requests';

/** Words that people write before or after a number. */
const LABEL = 'tel|tel[eé]fono|phone|cel|cell|celular|m[oó]vil|mobile|whatsapp|casa|home|trabajo|work|oficina|office';
/** What a visitor may enter as a number, such as "Cel. (956) 555-0123 ext. 4 (casa)". */
const PHONE = new RegExp(
  [
    `^(?:(?:${LABEL})[.:\\s]*)*`,
    '([\\d\\s()+\\-./#*,]+?)', // the digits, with the characters that people write between them
    '(?:[;,\\s]*(?:x|#|ext|extensi[oó]n)[.:\\s]*(\\d+))?', // the extension
    `(?:[\\s(]*(?:${LABEL})[.)]*)*[\\s.)]*$`,
  ].join(''),
  'i',
);
const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPhone(text: string): boolean {
  const { length } = digitsOf(text);
  return PHONE.test(text) && length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max;
}

/** Two numbers: seven digits or more on each side of a slash or comma. */
const TWO_NUMBERS = /^((?:\D*\d){7,}?[^/,]*)[/,](?:\D*\d){7}/;

/**
 * A link that calls the number that a visitor entered, or the first of two. Phones dial the extension after a pause, which
 * a comma stands for.
 */
export function phoneLink(phone: string): string {
  const first = TWO_NUMBERS.exec(phone)?.[1]?.trim() ?? phone;
  const [, number = first, extension] = PHONE.exec(first) ?? [];
  return `tel:${number.replace(/[^\d+,]/g, '')}${extension ? `,${extension}` : ''}`;
}

/**
 * Whether `search` is a phone number, or a part of one, that `phone` contains, however each is written. The country code
 * of the United States counts only in `phone`: caller IDs show it, and few people type it.
 */
export function containsPhone(phone: string, search: string): boolean {
  const typed = cleanText(search, { isPlain: true });
  const digits = digitsOf(typed).replace(/^1(?=\d{10}$)/, '');
  return digits !== '' && /^[\d\s()+\-./]+$/.test(typed) && digitsOf(phone).includes(digits);
}

/** What a visitor enters. Source: spec 3 "Contact form fields", decisions "Forms". */
export const quoteFieldsSchema = z.object({
  ...mapTable(QUOTE_FIELDS, (field) => (field.required ? typed(field) : z._default(typed(field), ''))),
  email,
  phone: typed(QUOTE_FIELDS.phone).check(z.refine(isPhone, { error: 'invalid' })),
});

/** The id of a quote request. The client creates it, so a resent request is stored once. */
export const quoteIdSchema = z.guid().check(z.toLowerCase());

const oneLine = (text: unknown) => (typeof text === 'string' ? cleanText(text).replace(/\s+/g, ' ').trim() : null);

/**
 * Where a request came from: each field is cleaned and cut. What cannot be read is left out, because a wrong source must
 * not cost a lead.
 */
const leadSourceSchema = z._default(
  z.pipe(
    z.unknown(),
    z.transform((sent): LeadSource => sourceOf((field) => oneLine((sent as Record<string, unknown> | null)?.[field]))),
  ),
  {},
);

/** A quote request as it is sent and stored. */
export const quoteSchema = z.object({
  id: quoteIdSchema,
  ...quoteFieldsSchema.shape,
  language: z.enum(LOCALES),
  source: leadSourceSchema,
});

/** How staff close a request: each has a button and a filter. firestore.rules names them too. */
export const CLOSED_STATUSES = ['answered'] as const;
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];

/** Whether staff have closed a request with this status. */
export const isClosed = (status: QuoteStatus): status is ClosedStatus =>
  CLOSED_STATUSES.some((closed) => closed === status);

/** What staff have done about a request, or have yet to judge. */
export const QUOTE_STATUSES = ['open', ...CLOSED_STATUSES, ...DOUBTED_STATUSES] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
/** The statuses that staff give a request. */
export type StaffStatus = 'open' | ClosedStatus;

/** The status of an open request, with its fields. */
export const OPEN_QUOTE = { status: 'open', answered_at: null, answered_by: null, suspect: [] } as const;

/**
 * Whether the business was emailed. `sending`: a function holds the lease until `notification_lease`. `failed` is in
 * records from before emails were retried without end; it counts as `queued`.
 */
const NOTIFICATIONS = ['queued', 'sending', 'sent', 'failed'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The business was not emailed about a request in these states. */
export const WAITING_NOTIFICATIONS = ['queued', 'sending', 'failed'] as const satisfies Notification[];

/**
 * Whether the visitor was emailed that the request has arrived. `refused`: the mail server does not accept the address.
 * `skipped`: the address got such an email less than a day before. Requests from before this field have none.
 */
const ACKNOWLEDGMENTS = ['queued', 'sending', 'sent', 'refused', 'skipped'] as const;
type Acknowledgment = (typeof ACKNOWLEDGMENTS)[number];

/** The visitor was not emailed yet about a request in these states. */
export const WAITING_ACKNOWLEDGMENTS = ['queued', 'sending'] as const satisfies Acknowledgment[];

/** The state of a new request. */
export const NEW_QUOTE = { ...OPEN_QUOTE, notification: 'queued', acknowledgment: 'queued' } as const;

/** Maximum length of a note in UTF-16 units. */
export const MAX_NOTE_LENGTH = 2000;

/** The private note of staff about a request: plain text, null if there is none. firestore.rules enforces the same. */
export const quoteNoteSchema = z.strictObject({
  note: z.nullable(
    z.string().check(
      z.minLength(1),
      z.refine((note) => note.length <= MAX_NOTE_LENGTH),
    ),
  ),
});

/**
 * A recorded quote request. Times are in milliseconds since 1970. The limits of a new request do not apply: they may
 * have changed since.
 */
export const quoteRecordSchema = z.object({
  id: z.string(),
  ...mapTable(QUOTE_FIELDS, () => z._default(z.string(), '')),
  language: z.enum(LOCALES),
  source: leadSourceSchema,
  created_at: z.number(),
  status: z.enum(QUOTE_STATUSES),
  /** When an admin closed the request, and their email address. */
  answered_at: z._default(z.nullable(z.number()), null),
  answered_by: z._default(z.nullable(z.string()), null),
  /** Why the request is suspect; empty if it is not, missing in records from before this field. */
  suspect: z.optional(z.array(z.enum(SUSPECT_REASONS))),
  /** When a closed or suspect request, or an unverified one that an email has named, is deleted. */
  expires_at: z.optional(z.number()),
  notification: z.optional(z.enum(NOTIFICATIONS)),
  /** When the business was emailed. */
  notified_at: z.optional(z.number()),
  acknowledgment: z.optional(z.enum(ACKNOWLEDGMENTS)),
  /** When the visitor was emailed. */
  acknowledged_at: z.optional(z.number()),
  note: z.optional(z.nullable(z.string())),
});
export type QuoteRecord = z.infer<typeof quoteRecordSchema>;

/** A `mailto:` link for an address that a visitor entered. An unescaped `?` or `&` in it could add recipients. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
