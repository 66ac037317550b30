import { describe, expect, it } from 'vitest';
import { subscriptionSchema } from '../../../src/domain/newsletter';
import { QUOTE_LIMITS } from '../../../src/domain/quote-fields';
import { quoteSchema } from '../../../src/domain/quotes';
import { fieldErrors } from '../../../src/domain/submission';

const QUOTE = {
  id: '7f3b9f6e-2f5c-4c1b-9d64-0a3c1c0f6a11',
  firstName: 'Ana',
  lastName: 'Luz',
  email: 'ana@example.com',
  phone: '(956) 555-0199',
  business: '',
  message: '',
  language: 'es',
};

/** The faults of a quote that differs from a good one in `change`, as `field: reason`. */
function faults(change: Record<string, unknown>): string[] {
  const result = quoteSchema.safeParse({ ...QUOTE, ...change });
  return result.success ? [] : fieldErrors(result.error).map(({ field, reason }) => `${field}: ${reason}`);
}

describe('A quote request', () => {
  it('is taken with the four required fields', () => {
    const { business: _, message: __, ...required } = QUOTE;
    expect(quoteSchema.parse(required)).toEqual(QUOTE);
  });

  it('drops the spaces around what was typed, and keeps markup and accents as they are', () => {
    expect(quoteSchema.parse({ ...QUOTE, firstName: '  José <b>', email: ' ana@example.com ' })).toMatchObject({
      firstName: 'José <b>',
      email: 'ana@example.com',
    });
  });

  it('has one spelling of its id', () => {
    expect(quoteSchema.parse({ ...QUOTE, id: QUOTE.id.toUpperCase() }).id).toBe(QUOTE.id);
  });

  it('drops what it does not know', () => {
    expect(quoteSchema.parse({ ...QUOTE, admin: true })).not.toHaveProperty('admin');
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])('needs %s', (field) => {
    for (const nothing of ['', '   ', undefined]) expect(faults({ [field]: nothing })).toEqual([`${field}: required`]);
  });

  it.each(['firstName', 'lastName', 'business', 'message'] as const)('bounds %s', (field) => {
    expect(faults({ [field]: 'é'.repeat(QUOTE_LIMITS[field]) })).toEqual([]);
    expect(faults({ [field]: 'é'.repeat(QUOTE_LIMITS[field] + 1) })).toEqual([`${field}: too-long`]);
  });

  it('counts length as a text box does: a flag is four', () => {
    expect(faults({ firstName: '🇲🇽'.repeat(20) })).toEqual([]);
    expect(faults({ firstName: '🇲🇽'.repeat(21) })).toEqual(['firstName: too-long']);
  });

  it.each(['9565550199', '(956) 555-0199', '+1 956-555-0199', '956.555.0199 #12', '5550199'])(
    'takes the number %s',
    (phone) => expect(faults({ phone })).toEqual([]),
  );

  it.each(['call me', '555-01', '-------', '956 555 O199', '+52 <b>8991234567'])('refuses the number %s', (phone) =>
    expect(faults({ phone })).toEqual(['phone: invalid']),
  );

  it('says when a number is too long', () => {
    expect(faults({ phone: '1'.repeat(QUOTE_LIMITS.phone + 1) })).toEqual(['phone: too-long']);
  });

  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'ana luz@example.com', 'ana@example.com, b@example.com'])(
    'refuses the email %s',
    (email) => expect(faults({ email })).toEqual(['email: invalid']),
  );

  it.each(['smith&sons@shop.com', 'a/p@firm.com', "o'hara+web@firm.co", 'ana@xn--caf-dma.xn--p1ai', '1@2.example'])(
    'takes the email %s',
    (email) => expect(faults({ email })).toEqual([]),
  );

  it.each([
    ...['ana@example.', 'ana@.com', 'ana@example..com', 'ana.luz@example', 'ana@-example.com', 'ana@example-.com'],
    ...['ana@example.com\nBcc: b@example.com', 'ana\r\n@example.com', 'ana\t@example.com', 'ana@b@example.com'],
    ...['<ana@example.com>', '"ana luz"@example.com', 'ana;b@example.com', 'ana@exa mple.com', 'ana@café.com'],
  ])('refuses the email %j', (email) => expect(faults({ email })).toEqual(['email: invalid']));

  it('bounds the email', () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(faults({ email: email(QUOTE_LIMITS.email + 1) })).toEqual(['email: too-long']);
  });

  it.each([
    ['firstName', 5],
    ['email', ['ana@example.com']],
    ['message', { text: 'hi' }],
    ['phone', null],
    ['id', 'not-a-uuid'],
    ['id', undefined],
    ['language', 'de'],
  ])('refuses %s of a wrong type or form', (field, value) => {
    expect(faults({ [field]: value })).toEqual([`${field}: invalid`]);
  });

  it('names every field that is wrong, once', () => {
    expect(faults({ firstName: '', email: 'x', phone: 'y' })).toEqual([
      'firstName: required',
      'email: invalid',
      'phone: invalid',
    ]);
  });
});

describe('A subscription', () => {
  it('needs an email and a language', () => {
    expect(subscriptionSchema.safeParse({ email: 'ana@example.com', language: 'en' }).success).toBe(true);
    expect(subscriptionSchema.safeParse({ email: 'ana', language: 'en' }).success).toBe(false);
    expect(subscriptionSchema.safeParse({ email: 'ana@example.com' }).success).toBe(false);
  });
});
