import { describe, expect, it } from 'vitest';
import { QUOTE_LIMITS } from '../../../src/domain/quote-fields';
import { quoteSchema } from '../../../src/domain/quotes';
import { fieldErrors, subscriptionSchema } from '../../../src/domain/submission';

const QUOTE = {
  ...{ id: '7f3b9f6e-2f5c-4c1b-9d64-0a3c1c0f6a11', firstName: 'Ana', lastName: 'Luz', email: 'ana@example.com' },
  ...{ phone: '(956) 555-0199', business: '', message: '', language: 'es' },
};

/** The errors of a valid quote with `change` applied, as `field: reason`. */
function errors(change: Record<string, unknown>): string[] {
  const result = quoteSchema.safeParse({ ...QUOTE, ...change });
  return result.success ? [] : fieldErrors(result.error).map(({ field, reason }) => `${field}: ${reason}`);
}

describe('A quote request', () => {
  it('needs only the required fields', () => {
    const { business: _, message: __, ...required } = QUOTE;
    expect(quoteSchema.parse(required)).toEqual(QUOTE);
  });

  it.each([
    ['trims spaces and keeps markup and accents', { firstName: '  José <b>' }, { firstName: 'José <b>' }],
    ['trims the email', { email: ' ana@example.com ' }, {}],
    ['lowercases its id', { id: QUOTE.id.toUpperCase() }, {}],
    ['drops unknown fields', { admin: true }, {}],
  ])('%s', (_, change, expected) => {
    expect(quoteSchema.parse({ ...QUOTE, ...change })).toEqual({ ...QUOTE, ...expected });
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])('needs %s', (field) => {
    for (const nothing of ['', '   ', undefined]) expect(errors({ [field]: nothing })).toEqual([`${field}: required`]);
  });

  it.each(['firstName', 'lastName', 'business', 'message'] as const)('limits the length of %s', (field) => {
    expect(errors({ [field]: 'é'.repeat(QUOTE_LIMITS[field]) })).toEqual([]);
    expect(errors({ [field]: 'é'.repeat(QUOTE_LIMITS[field] + 1) })).toEqual([`${field}: too-long`]);
  });

  it('limits the length of an email', () => {
    const email = 'a'.repeat(QUOTE_LIMITS.email + 1 - '@example.com'.length).concat('@example.com');
    expect(errors({ email })).toEqual(['email: too-long']);
  });

  it('counts the digits of a phone number, with its extension, and not its characters', () => {
    const { minPhoneDigits: min, maxPhoneDigits: max } = QUOTE_LIMITS;
    const spaced = (digits: number) => '(1) - '.repeat(digits).slice(0, QUOTE_LIMITS.phone);
    expect(errors({ phone: '1'.repeat(min - 1) })).toEqual(['phone: invalid']);
    expect(errors({ phone: '1'.repeat(min) })).toEqual([]);
    expect(errors({ phone: spaced(15) })).toEqual([]);
    expect(errors({ phone: `${'1'.repeat(max - 2)} x12` })).toEqual([]);
    expect(errors({ phone: `${'1'.repeat(max - 1)} x12` })).toEqual(['phone: invalid']);
    expect(errors({ phone: ' -'.repeat(QUOTE_LIMITS.phone) })).toEqual(['phone: too-long']);
  });

  it('replaces a lone surrogate, which no database stores', () => {
    const { message } = quoteSchema.parse({ ...QUOTE, message: 'cut \ud83d off' });
    expect(message).toBe('cut \uFFFD off');
  });

  it('counts length as a text box does: a flag is four', () => {
    expect(errors({ firstName: '🇲🇽'.repeat(20) })).toEqual([]);
    expect(errors({ firstName: '🇲🇽'.repeat(21) })).toEqual(['firstName: too-long']);
  });

  it.each([
    ...['9565550199', '(956) 555-0199', '+1 956-555-0199', '956.555.0199 #12', '5550199', '(956) 555-0142 ext 12'].map(
      (phone) => ({ phone }),
    ),
    ...['smith&sons@shop.com', 'a/p@firm.com', "o'hara+web@firm.co"].map((email) => ({ email })),
    ...['ana@xn--caf-dma.xn--p1ai', '1@2.example'].map((email) => ({ email })),
  ])('accepts %j', (change) => expect(errors(change)).toEqual([]));

  it.each(['call me', '555-01', '-------', '956 555 O199', '+52 <b>8991234567'])('rejects the number %s', (phone) =>
    expect(errors({ phone })).toEqual(['phone: invalid']),
  );

  it.each([
    ...['ana', 'ana@', '@example.com', 'ana@example', 'ana luz@example.com', 'ana@example.com, b@example.com'],
    ...['ana@example.', 'ana@.com', 'ana@example..com', 'ana.luz@example', 'ana@-example.com', 'ana@example-.com'],
    ...['ana@example.com\nBcc: b@example.com', 'ana\r\n@example.com', 'ana\t@example.com', 'ana@b@example.com'],
    ...['<ana@example.com>', '"ana luz"@example.com', 'ana;b@example.com', 'ana@exa mple.com', 'ana@café.com'],
  ])('rejects the email %j', (email) => expect(errors({ email })).toEqual(['email: invalid']));

  it.each([
    ['firstName', 5],
    ['email', ['ana@example.com']],
    ['message', { text: 'hi' }],
    ['phone', null],
    ['id', 'not-a-uuid'],
    ['id', undefined],
    ['language', 'de'],
  ])('rejects %s of a wrong type or form', (field, value) => {
    expect(errors({ [field]: value })).toEqual([`${field}: invalid`]);
  });

  it('names every wrong field once', () => {
    const change = { firstName: '', email: 'x', phone: 'y' };
    expect(errors(change)).toEqual(['firstName: required', 'email: invalid', 'phone: invalid']);
  });
});

it('A subscription needs an email and a language', () => {
  const isValid = (fields: object) => subscriptionSchema.safeParse(fields).success;
  expect(isValid({ email: 'ana@example.com', language: 'en' })).toBe(true);
  expect(isValid({ email: 'ana', language: 'en' })).toBe(false);
  expect(isValid({ email: 'ana@example.com' })).toBe(false);
});
