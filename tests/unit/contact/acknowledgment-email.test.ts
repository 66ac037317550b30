import { describe, expect, it } from 'vitest';
import { acknowledgmentEmail } from '../../../functions/src/contact/acknowledgment-email';
import { brand } from '../../../src/domain/brand';
import { LOCALES, type Locale } from '../../../src/domain/locale';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { openingHoursLines } from '../../../src/i18n/opening-hours';
import { exampleQuote } from '../../support/example-quote';
import { wordsOf } from '../../support/words';

const emailIn = (language: Locale, changes: object = {}) => acknowledgmentEmail({ ...exampleQuote(changes), language });

describe.each(LOCALES)('the acknowledgment in the language %s', (language) => {
  const { acknowledgment } = wordsOf('email', language);
  const { text } = emailIn(language);

  it('says that the request has arrived and when a person answers', () => {
    expect(text).toContain(wordsOf('forms', language).quote.recorded.text);
  });

  it('asks for the latest statement', () => {
    expect(text).toContain(acknowledgment.statement);
  });

  it('has the phone number and the hours of the office', async () => {
    const i18n = createI18n(language);
    await loadNamespaces(i18n, ['common']);
    const hours = openingHoursLines(i18n.getFixedT(null, 'common'));
    expect(text).toContain([acknowledgment.call, ...hours].join('\n'));
    expect(text).toContain(brand.phone.display);
  });

  it('tells a stranger what to do', () => {
    expect(text).toContain(acknowledgment.stranger);
  });

  it('contains nothing that the visitor typed', () => {
    const typed = Object.fromEntries(
      ['firstName', 'lastName', 'phone', 'business', 'message'].map((field) => [field, `Win a prize, ${field}`]),
    );
    expect(JSON.stringify(emailIn(language, typed))).not.toContain('Win a prize');
  });
});

it('the acknowledgment is addressed without the name of the visitor', () => {
  expect(emailIn('en').to).toEqual({ name: '', address: 'ana@example.com' });
});
