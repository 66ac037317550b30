import { createHash } from 'node:crypto';
import { brand } from '../../../src/domain/brand';
import { languageName } from '../../../src/domain/format';
import { SOURCE_FIELD_NAMES } from '../../../src/domain/lead-source';
import { INTL_LOCALE } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import { QUOTE_DETAILS, QUOTE_FIELDS, type QuoteField } from '../../../src/domain/quote-fields';
import type { QuoteRecord } from '../../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../../src/domain/suspicion';
import { i18n } from '../i18n';

const t = i18n.getFixedT(brand.language, 'email');
const formWords = i18n.getFixedT(brand.language, 'forms');
const sourceWords = i18n.getFixedT(brand.language, 'lead-source');

/** The sender of every email, which also takes the answers of visitors. */
export const FROM = { name: brand.name, address: brand.email };
/** The same id for each attempt, so that mail programs show an email that was sent twice only once. */
export const messageId = (name: string) => `<${name}@${brand.email.split('@')[1]}>`;
const url = `${brand.origin}${pathOf('admin', brand.language)}`;
// The form accepts one line per field; a record from elsewhere may hold more.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const RECEIVED = new Intl.DateTimeFormat(INTL_LOCALE[brand.language], {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: brand.hours.timeZone,
});
const receivedAt = ({ created_at }: QuoteRecord) => RECEIVED.format(created_at);
const nameOf = ({ firstName, lastName }: QuoteRecord) => oneLine(`${firstName} ${lastName}`);

/** The fields of an email below the name. */
const REACHED_AND_DETAILS = ['email', 'phone', ...QUOTE_DETAILS] as const;

/** The label and the text of a field. */
function line(quote: QuoteRecord, field: QuoteField): [string, string] {
  const text = QUOTE_FIELDS[field].rows ? `\n${quote[field]}` : quote[field];
  return [formWords(`quote.fields.${field}`), quote[field] ? text : t('quote.none')];
}

/**
 * The email about one request, as plain text: HTML in a field stays harmless, and nodemailer encodes line breaks in
 * headers.
 */
export function quoteEmail(quote: QuoteRecord, to: string) {
  const name = nameOf(quote);
  const lines = [
    [t('quote.name'), name],
    ...REACHED_AND_DETAILS.filter((field) => !QUOTE_FIELDS[field].rows).map((field) => line(quote, field)),
    [t('quote.language'), languageName(quote.language, brand.language)],
    [t('quote.received'), receivedAt(quote)],
    ...SOURCE_FIELD_NAMES.filter((field) => quote.source[field]).map((field) => [
      sourceWords(`fields.${field}`),
      quote.source[field],
    ]),
    ...REACHED_AND_DETAILS.filter((field) => QUOTE_FIELDS[field].rows).map((field) => line(quote, field)),
  ];
  return {
    from: FROM,
    to,
    replyTo: { name, address: quote.email },
    messageId: messageId(`quote.${quote.id}`),
    subject: t('quote.subject', { name }),
    text: [
      ...lines.map(([label, value]) => `${label}: ${value}`),
      '',
      t('quote.reply', { name, email: quote.email }),
      t('quote.dashboard', { url }),
    ].join('\n'),
  };
}

/** The suspect requests that no digest has counted. */
export interface Suspects {
  count: number;
  /** When the newest of them was recorded. */
  newest?: { toMillis(): number };
}

interface Digest {
  /** The requests to name: open and unverified ones. */
  quotes: QuoteRecord[];
  /** How many more unverified requests wait for the next digest. */
  more: number;
  suspects: Suspects;
}

/** The email about many requests: it names the open and the unverified ones, and only counts suspect ones. */
export function digestEmail({ quotes, more, suspects }: Digest, to: string) {
  const unverified = quotes.filter(({ status }) => status === 'unverified');
  const open = quotes.filter(({ status }) => status !== 'unverified');
  const content = [...quotes.map(({ id }) => id).sort(), suspects.newest?.toMillis() ?? 0];
  return {
    from: FROM,
    to,
    messageId: messageId(`digest.${createHash('sha256').update(content.join()).digest('hex')}`),
    subject: subjectOf(open.length, unverified.length, suspects.count),
    text: [
      ...linesOf(open),
      ...(unverified.length > 0 ? [t('digest.unverified', { days: SUSPECT_DAYS }), '', ...linesOf(unverified)] : []),
      ...(more > 0 ? [t('digest.more', { count: more }), ''] : []),
      ...(suspects.count > 0 ? [t('digest.suspects', { count: suspects.count, days: SUSPECT_DAYS }), ''] : []),
      t('quote.dashboard', { url }),
    ].join('\n'),
  };
}

function subjectOf(open: number, unverified: number, suspects: number): string {
  if (open > 0) return t('digest.subject', { count: open });
  return unverified > 0
    ? t('digest.unverifiedSubject', { count: unverified })
    : t('digest.suspectSubject', { count: suspects });
}

const linesOf = (quotes: QuoteRecord[]) =>
  quotes.flatMap((quote) => [
    [nameOf(quote), quote.phone, quote.email].map(oneLine).join(', '),
    `${t('quote.received')}: ${receivedAt(quote)}`,
    '',
  ]);
