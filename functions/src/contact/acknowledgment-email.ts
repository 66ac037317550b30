import { brand } from '../../../src/domain/brand';
import type { QuoteRecord } from '../../../src/domain/quotes';
import { openingHoursLines } from '../../../src/i18n/opening-hours';
import { i18n } from '../i18n';
import { FROM, messageId } from './quote-emails';

/**
 * The email that tells a visitor, in the language of the form, that the request has arrived. It contains nothing that
 * the visitor typed: anyone can enter the address of a stranger, and must not be able to write to that person.
 */
export function acknowledgmentEmail({ id, email, language }: Pick<QuoteRecord, 'id' | 'email' | 'language'>) {
  const t = i18n.getFixedT(language, 'email');
  const formWords = i18n.getFixedT(language, 'forms');
  return {
    from: FROM,
    to: { name: '', address: email },
    replyTo: FROM,
    messageId: messageId(`acknowledgment.${id}`),
    headers: { 'Auto-Submitted': 'auto-replied' }, // so that no automatic answer follows
    subject: t('acknowledgment.subject'),
    text: [
      `${formWords('quote.recorded.title')}. ${formWords('quote.recorded.text')}`,
      '',
      t('acknowledgment.statement'),
      '',
      t('acknowledgment.call'),
      ...openingHoursLines(i18n.getFixedT(language, 'common')),
      '',
      t('acknowledgment.stranger'),
      '',
      brand.name,
      brand.origin,
    ].join('\n'),
  };
}
