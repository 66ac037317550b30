import { type DocumentReference, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { createInstance } from 'i18next';
import { createTransport } from 'nodemailer';
import { brand } from '../../../src/domain/brand';
import { languageName } from '../../../src/domain/format';
import { pathOf } from '../../../src/domain/paths';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../../src/domain/quotes';
import en from '../../../src/locales/en/email.json';
import es from '../../../src/locales/es/email.json';
import type { Services } from '../context';

/** The platform retries a failed event for 24 hours. An attempt after this many milliseconds gives up and says so. */
export const GIVE_UP_AFTER_MS = 23 * 3600_000;
/** Time limits of one attempt, in milliseconds: a mail server that hangs must not hold the instance. */
const TIMEOUT_MS = 10_000;

export interface MailSettings {
  /** For example `smtps://user:pass@host:465`. Anything that is not such a URL turns email off. */
  smtpUrl: string;
  /** Who receives the requests. */
  to: string;
}

type StoredQuote = Omit<QuoteRecord, 'created_at'> & { created_at: Timestamp; notified_at?: Timestamp };

/** The email as plain text: HTML in a field stays harmless, and nodemailer encodes line breaks in headers. */
function quoteEmail(quote: Omit<QuoteRecord, 'created_at'>, to: string) {
  const i18n = createInstance();
  void i18n.init({
    lng: brand.language,
    resources: { en: { email: en }, es: { email: es } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const t = i18n.getFixedT(brand.language, 'email');
  // The form accepts one line per name; a record from elsewhere may hold more.
  const name = `${quote.firstName} ${quote.lastName}`.replace(/\s+/g, ' ').trim();
  const url = `${brand.origin}${pathOf('admin', brand.language)}`;
  const lines = [
    [t('quote.name'), name],
    [t('quote.email'), quote.email],
    [t('quote.phone'), quote.phone],
    [t('quote.business'), quote.business || t('quote.none')],
    [t('quote.language'), languageName(quote.language, brand.language)],
    [t('quote.message'), quote.message ? `\n${quote.message}` : t('quote.none')],
  ];
  return {
    from: { name: brand.name, address: brand.email },
    to,
    replyTo: { name, address: quote.email },
    // The same for each attempt: mail programs show a request that was sent twice only once.
    messageId: `<quote.${quote.id}@${brand.email.split('@')[1]}>`,
    subject: t('quote.subject', { name }),
    text: [
      ...lines.map(([label, value]) => `${label}: ${value}`),
      '',
      t('quote.reply', { name }),
      t('quote.dashboard', { url }),
    ].join('\n'),
  };
}

let hasLoggedThatEmailIsOff = false;

/**
 * Emails a quote request to the business and records `notified_at`. A repeated event sends nothing again, unless the
 * process ended between the two. Throws if the mail server fails, so that the platform retries with backoff; after
 * `GIVE_UP_AFTER_MS` it records `notify_failed_at` instead, which the dashboard shows.
 */
export async function emailQuote(
  { firestore }: Services,
  id: string,
  { smtpUrl, to }: MailSettings,
  now = Date.now(),
): Promise<void> {
  if (!/^smtps?:\/\//.test(smtpUrl)) {
    if (!hasLoggedThatEmailIsOff) logger.warn('Quote requests are not emailed: the secret SMTP_URL is not an SMTP URL');
    hasLoggedThatEmailIsOff = true;
    return;
  }
  const document = firestore.collection(QUOTES_COLLECTION).doc(id) as DocumentReference<StoredQuote>;
  const quote = (await document.get()).data();
  if (!quote || quote.notified_at) return;
  if (now - quote.created_at.toMillis() > GIVE_UP_AFTER_MS) {
    logger.error(`Quote request ${id} was not emailed for a day`);
    await document.update({ notify_failed_at: FieldValue.serverTimestamp() });
    return;
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(quoteEmail({ ...quote, id }, to));
  } finally {
    transport.close();
  }
  await document.update({ notified_at: FieldValue.serverTimestamp() });
}
