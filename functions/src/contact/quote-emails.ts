import { createHash } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { brand } from '../../../src/domain/brand';
import { languageName } from '../../../src/domain/format';
import { INTL_LOCALE } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import type { QuoteRecord } from '../../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../../src/domain/suspicion';
import { i18n } from '../i18n';

export type Quote = Omit<QuoteRecord, 'created_at'> & { created_at: Timestamp };

const t = i18n.getFixedT(brand.language, 'email');

const FROM = { name: brand.name, address: brand.email };
/** The same for each attempt: mail programs show an email that was sent twice only once. */
const messageId = (name: string) => `<${name}@${brand.email.split('@')[1]}>`;
const url = `${brand.origin}${pathOf('admin', brand.language)}`;
// The form accepts one line per field; a record from elsewhere may hold more.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const RECEIVED = new Intl.DateTimeFormat(INTL_LOCALE[brand.language], {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: brand.hours.timeZone,
});
const receivedAt = ({ created_at }: Quote) => RECEIVED.format(created_at.toDate());
const nameOf = ({ firstName, lastName }: Quote) => oneLine(`${firstName} ${lastName}`);

/**
 * The email about one request, as plain text: HTML in a field stays harmless, and nodemailer encodes line breaks in
 * headers.
 */
export function quoteEmail(quote: Quote, to: string) {
  const name = nameOf(quote);
  const lines = [
    [t('quote.name'), name],
    [t('quote.email'), quote.email],
    [t('quote.phone'), quote.phone],
    [t('quote.business'), quote.business || t('quote.none')],
    [t('quote.language'), languageName(quote.language, brand.language)],
    [t('quote.received'), receivedAt(quote)],
    [t('quote.message'), quote.message ? `\n${quote.message}` : t('quote.none')],
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

/** The email about many requests: it lists the genuine ones, and counts the suspect ones without their texts. */
export function digestEmail(quotes: Quote[], to: string) {
  const genuine = quotes.filter(({ status }) => status !== 'suspect');
  const suspects = quotes.length - genuine.length;
  const ids = quotes.map(({ id }) => id).sort();
  return {
    from: FROM,
    to,
    messageId: messageId(`digest.${createHash('sha256').update(ids.join()).digest('hex')}`),
    subject:
      genuine.length > 0
        ? t('digest.subject', { count: genuine.length })
        : t('digest.suspectSubject', { count: suspects }),
    text: [
      ...genuine.flatMap((quote) => [
        [nameOf(quote), quote.phone, quote.email].map(oneLine).join(', '),
        `${t('quote.received')}: ${receivedAt(quote)}`,
      ]),
      ...(suspects > 0 ? [t('digest.suspects', { count: suspects, days: SUSPECT_DAYS })] : []),
      '',
      t('quote.dashboard', { url }),
    ].join('\n'),
  };
}
