import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { unsubscribeLink } from '../../../src/domain/newsletter';
import { PHONE_DIGITS, QUOTE_FIELDS } from '../../../src/domain/quote-fields';
import { containsPhone, isClosed, mailLink, phoneLink, quoteSchema } from '../../../src/domain/quotes';
import { fieldErrors, subscriptionSchema } from '../../../src/domain/submission';
import { DOUBTED_STATUSES } from '../../../src/domain/suspicion';
import { exampleQuote } from '../../support/example-quote';

const QUOTE = exampleQuote({ business: '', message: '' });

function errors(change: Record<string, unknown>): string[] {
  const result = quoteSchema.safeParse({ ...QUOTE, ...change });
  return result.success ? [] : fieldErrors(result.error).map(({ field, reason }) => `${field}: ${reason}`);
}

it('A quote request needs only the required fields', () => {
  const { business: _, message: __, ...required } = QUOTE;
  expect(quoteSchema.parse(required)).toEqual(QUOTE);
});

it.each([
  ['firstName', ''],
  ['lastName', '   '],
  ['email', undefined],
  ['phone', ''],
])('A quote request needs the field %s', (field, value) => {
  expect(errors({ [field]: value })).toEqual([`${field}: required`]);
});

it('A quote request names every wrong field once', () => {
  const wrong = { firstName: '', lastName: '   ', email: undefined, phone: 'y' };
  const missing = ['firstName: required', 'lastName: required', 'email: required'];
  expect(errors(wrong)).toEqual([...missing, 'phone: invalid']);
});

it.each([
  ['trims spaces and keeps markup and accents', { firstName: '  José <b>' }, { firstName: 'José <b>' }],
  ['lowercases its id', { id: QUOTE.id.toUpperCase() }, {}],
  ['drops unknown fields', { admin: true }, {}],
])('A quote request %s', (_, change, expected) => {
  expect(quoteSchema.parse({ ...QUOTE, ...change })).toEqual({ ...QUOTE, ...expected });
});

describe.each(['firstName', 'lastName', 'business', 'message'] as const)('A quote request', (field) => {
  it(`may have a ${field} of the greatest length`, () => {
    expect(errors({ [field]: 'é'.repeat(QUOTE_FIELDS[field].max) })).toEqual([]);
  });

  it(`may not have a longer ${field}`, () => {
    expect(errors({ [field]: 'é'.repeat(QUOTE_FIELDS[field].max + 1) })).toEqual([`${field}: too-long`]);
  });
});

it('A quote request may have an email address with special characters', () => {
  expect(errors({ email: "o'hara+web@firm.co" })).toEqual([]);
});

it('A quote request may not have an email address that is too long', () => {
  const email = 'ana@example.com'.padStart(QUOTE_FIELDS.email.max + 1, 'a');
  expect(errors({ email })).toEqual(['email: too-long']);
});

it.each([
  ['without a domain', 'ana'],
  ['without a dot in its domain', 'ana@example'],
  ['with a line break', 'ana@example.com\nBcc: b@example.com'],
  ['with a dot at the start', '.ana@example.com'],
  ['with a dot before the @', 'ana.@example.com'],
  ['with two dots', 'ana..luz@example.com'],
])('A quote request may not have an email address %s', (_, email) => {
  expect(errors({ email })).toEqual(['email: invalid']);
});

const { min, max } = PHONE_DIGITS;

it.each([
  ['of the fewest digits, with any characters between them', '(1) - '.repeat(min)],
  ['of the most digits, with those of its extension', `${'1'.repeat(max - 2)} x12`],
  ['with a country code', '+1 956-555-0199'],
  ['with a number sign before the extension', '956.555.0199 #12'],
  ['with a word before the extension', '(956) 555-0142 ext. 12'],
  ['with labels', 'Móvil: 956 555 0142 (casa)'],
])('A quote request may have a phone number %s', (_, phone) => {
  expect(errors({ phone })).toEqual([]);
});

it.each([
  ['of fewer digits', '1'.repeat(min - 1)],
  ['of more digits, with those of its extension', `${'1'.repeat(max - 1)} x12`],
  ['that would take endless backtracking', `1${'   cel'.repeat(16)} !`],
  ['that is only words', 'call me'],
  ['with a letter instead of a digit', '956 555 O199'],
  ['with a name', '956 555 0199 Beto'],
  ['with markup', '<b>8991234567'],
])('A quote request may not have a phone number %s', (_, phone) => {
  expect(errors({ phone })).toEqual(['phone: invalid']);
});

it('A quote request may not have a phone number of too many characters', () => {
  expect(errors({ phone: ' -'.repeat(QUOTE_FIELDS.phone.max) })).toEqual(['phone: too-long']);
});

it('A subscription needs an email address and a language', () => {
  expect(subscriptionSchema.safeParse({ email: 'ana@example.com', language: 'en' }).success).toBe(true);
});

it.each([
  ['a valid email address', { email: 'ana', language: 'en' }],
  ['a language', { email: 'ana@example.com' }],
])('A subscription without %s is refused', (_, fields) => {
  expect(subscriptionSchema.safeParse(fields).success).toBe(false);
});

it('An unsubscribe link names the language and the token', () => {
  const link = `${brand.origin}/api/newsletter/unsubscribe?language=es&token=a-b_c`;
  expect(unsubscribeLink({ language: 'es', unsubscribe_token: 'a-b_c' })).toBe(link);
});

it('A subscriber without a token has no unsubscribe link', () => {
  expect(unsubscribeLink({ language: 'es' })).toBeNull();
});

it.each(['smith&sons@shop.com', 'a/p@firm.com', 'a?bcc=b&subject=50%@firm.com'])(
  'An email link leads to the address alone: %s',
  (email) => {
    const { pathname, search } = new URL(mailLink(email));
    expect(decodeURIComponent(pathname)).toBe(email);
    expect(search).toBe('');
  },
);

it.each([
  ['calls a number with its country code', '+52 899 123 4567', 'tel:+528991234567'],
  ['dials the extension after a pause', 'Cel. 956.555.0142 ext. 12', 'tel:9565550142,12'],
  ['calls the first of two numbers', '956-555-0142 / (956) 555-0143', 'tel:9565550142'],
  ['dials the extension of the first of two numbers', '956-555-0142 x12 / 956-555-0143', 'tel:9565550142,12'],
])('A phone link %s', (_, phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it.each(['+1 956.555.0142', '956–555–0142'])('A search finds a phone number however it is written: %s', (search) => {
  expect(containsPhone('(956) 555-0142', search)).toBe(true);
});

it('A search does not find a phone number by digits among words', () => {
  expect(containsPhone('(956) 555-0142', 'María 0142')).toBe(false);
});

it('A search does not find a phone number by digits before words', () => {
  expect(containsPhone('(956) 555-0142', '0142 María')).toBe(false);
});

it('A search for part of a number that begins with 1 finds only that', () => {
  expect(containsPhone('(956) 555-0142', '19565550')).toBe(false);
});

it.each(['', '()'])('A search without a digit finds no phone number: "%s"', (search) => {
  expect(containsPhone('(956) 555-0142', search)).toBe(false);
});

it('A request that staff have answered is closed', () => {
  expect(isClosed('answered')).toBe(true);
});

it.each(['open', ...DOUBTED_STATUSES] as const)('A request is not closed while it is %s', (status) => {
  expect(isClosed(status)).toBe(false);
});
