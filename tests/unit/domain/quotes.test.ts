import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { unsubscribeLink } from '../../../src/domain/newsletter';
import { QUOTE_LIMITS } from '../../../src/domain/quote-fields';
import { containsPhone, mailLink, phoneLink, quoteSchema } from '../../../src/domain/quotes';
import { fieldErrors, subscriptionSchema } from '../../../src/domain/submission';
import { exampleQuote } from '../../support/example-quote';

const QUOTE = exampleQuote({ business: '', message: '' });

function errors(change: Record<string, unknown>): string[] {
  const result = quoteSchema.safeParse({ ...QUOTE, ...change });
  return result.success ? [] : fieldErrors(result.error).map(({ field, reason }) => `${field}: ${reason}`);
}

it('A quote request needs only the required fields, and names every wrong one once', () => {
  const { business: _, message: __, ...required } = QUOTE;
  expect(quoteSchema.parse(required)).toEqual(QUOTE);
  const wrong = { firstName: '', lastName: '   ', email: undefined, phone: 'y' };
  const missing = ['firstName: required', 'lastName: required', 'email: required'];
  expect(errors(wrong)).toEqual([...missing, 'phone: invalid']);
  expect(errors({ phone: '' })).toEqual(['phone: required']);
});

it.each([
  ['trims spaces and keeps markup and accents', { firstName: '  José <b>' }, { firstName: 'José <b>' }],
  ['lowercases its id', { id: QUOTE.id.toUpperCase() }, {}],
  ['drops unknown fields', { admin: true }, {}],
])('A quote request %s', (_, change, expected) => {
  expect(quoteSchema.parse({ ...QUOTE, ...change })).toEqual({ ...QUOTE, ...expected });
});

it.each(['firstName', 'lastName', 'business', 'message'] as const)('A quote request has a limited %s', (field) => {
  expect(errors({ [field]: 'é'.repeat(QUOTE_LIMITS[field]) })).toEqual([]);
  expect(errors({ [field]: 'é'.repeat(QUOTE_LIMITS[field] + 1) })).toEqual([`${field}: too-long`]);
});

it('A quote request needs an email of limited length with a dot in its domain, and no line breaks', () => {
  expect(errors({ email: "o'hara+web@firm.co" })).toEqual([]);
  expect(errors({ email: 'ana@example.com'.padStart(QUOTE_LIMITS.email + 1, 'a') })).toEqual(['email: too-long']);
  const dots = ['.ana@example.com', 'ana.@example.com', 'ana..luz@example.com'];
  for (const email of ['ana', 'ana@example', 'ana@example.com\nBcc: b@example.com', ...dots])
    expect(errors({ email })).toEqual(['email: invalid']);
});

it('A quote request counts the digits of a phone number, with its extension, and not its characters', () => {
  const { minPhoneDigits: min, maxPhoneDigits: max } = QUOTE_LIMITS;
  expect(errors({ phone: '1'.repeat(min - 1) })).toEqual(['phone: invalid']);
  expect(errors({ phone: '(1) - '.repeat(min) })).toEqual([]);
  expect(errors({ phone: `${'1'.repeat(max - 2)} x12` })).toEqual([]);
  expect(errors({ phone: `${'1'.repeat(max - 1)} x12` })).toEqual(['phone: invalid']);
  expect(errors({ phone: `1${'   cel'.repeat(16)} !` }), 'without endless backtracking').toEqual(['phone: invalid']);
  expect(errors({ phone: ' -'.repeat(QUOTE_LIMITS.phone) })).toEqual(['phone: too-long']);
});

it('A quote request accepts phone numbers with labels and extensions, but no other words', () => {
  const numbers = ['+1 956-555-0199', '956.555.0199 #12', '(956) 555-0142 ext. 12', 'Móvil: 956 555 0142 (casa)'];
  for (const phone of numbers) expect(errors({ phone }), phone).toEqual([]);
  for (const phone of ['call me', '956 555 O199', '956 555 0199 Beto', '<b>8991234567'])
    expect(errors({ phone }), phone).toEqual(['phone: invalid']);
});

it('A subscription needs an email and a language', () => {
  const [email, language] = ['ana@example.com', 'en'];
  const isValid = (fields: object) => subscriptionSchema.safeParse(fields).success;
  expect([{ email, language }, { email: 'ana', language }, { email }].map(isValid)).toEqual([true, false, false]);
});

it('An unsubscribe link names the language and the token, and there is none without a token', () => {
  const link = `${brand.origin}/api/newsletter/unsubscribe?language=es&token=a-b_c`;
  expect(unsubscribeLink({ language: 'es', unsubscribe_token: 'a-b_c' })).toBe(link);
  expect(unsubscribeLink({ language: 'es' })).toBeNull();
});

it('An email link leads to the address alone, even with special characters', () => {
  for (const email of ['smith&sons@shop.com', 'a/p@firm.com', 'a?bcc=b&subject=50%@firm.com']) {
    const { pathname, search } = new URL(mailLink(email));
    expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  }
});

it('A phone link calls the first number, and dials its extension after a pause', () => {
  expect(phoneLink('+52 899 123 4567')).toBe('tel:+528991234567');
  expect(phoneLink('Cel. 956.555.0142 ext. 12')).toBe('tel:9565550142,12');
  expect(phoneLink('956-555-0142 / (956) 555-0143')).toBe('tel:9565550142');
});

it('A search finds a phone number however it is written, but not by digits among words', () => {
  const finds = (search: string) => containsPhone('(956) 555-0142', search);
  expect(['+1 956.555.0142', '956–555–0142', 'María 0142', ''].map(finds)).toEqual([true, true, false, false]);
});
