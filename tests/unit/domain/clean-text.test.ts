import { describe, expect, it } from 'vitest';
import { loginSchema, signUpSchema } from '../../../src/domain/account-forms';
import { bulkFormSchema } from '../../../src/domain/bulk-edit-form';
import { cleanText } from '../../../src/domain/clean-text';
import { editFieldsOf, editFormSchema } from '../../../src/domain/media-edit-form';
import { quoteFieldsSchema } from '../../../src/domain/quotes';
import { newsletterFieldsSchema } from '../../../src/domain/submission';
import { mediaFile } from '../../support/media-files';

it.each([
  ['bidirectional marks, as contact apps paste them', '\u202a(956) 555-0142\u202c', '(956) 555-0142'],
  ['zero-width spaces and soft hyphens', 'so\u00adft\u200b \ufeffspace', 'soft space'],
  ['control characters, but not line breaks', 'one\u0000\u001b\r\n\ttwo\u007f', 'one\r\n\ttwo'],
  ['joiners that join nothing', 'a\u200db\u200c \u200d', 'ab '],
  ['separate accents', 'Pen\u0303a e\u200b\u0301', 'Peña é'],
  ['lone surrogates', 'x\ud83d', 'x\uFFFD'],
])('cleaned text has no %s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

it.each(['👩🏽‍🌾', '❤️', '1️⃣', 'می‌خواهم', 'a – b', 'x\ny'])('cleaned text keeps %s', (text) => {
  expect(cleanText(text)).toBe(text);
});

const TYPOGRAPHIC = '956\u2011555\u20130142\u00a0x';

it('cleaned text has plain dashes and spaces where machines read it', () => {
  expect(cleanText(TYPOGRAPHIC, { isPlain: true })).toBe('956-555-0142 x');
});

it('cleaned text keeps its dashes and spaces where people read it', () => {
  expect(cleanText(TYPOGRAPHIC)).toBe(TYPOGRAPHIC);
});

describe('what visitors paste', () => {
  const typed = { email: '\u200bmaria@example.com', password: '\u200bsecret ' };
  const email = 'maria@example.com';

  it('into the newsletter form is cleaned', () => {
    expect(newsletterFieldsSchema.parse(typed)).toEqual({ email });
  });

  it('into the login form is cleaned', () => {
    expect(loginSchema.parse({ ...typed, code: '\u202a123 456\u202c' })).toMatchObject({ email, code: '123456' });
  });

  it('into the sign-up form is cleaned', () => {
    expect(signUpSchema.parse({ ...typed, fullName: ' Mar\u200bía ' })).toMatchObject({ email, fullName: 'María' });
  });

  it('into the quote form is cleaned', () => {
    const names = { firstName: '\u200eAna', lastName: 'Luz\u200b' };
    const quote = quoteFieldsSchema.parse({ ...names, email: typed.email, phone: '956\u2011555\u20110142' });
    expect(quote).toMatchObject({ firstName: 'Ana', lastName: 'Luz', email, phone: '956-555-0142' });
  });

  it('as the password of a login is not changed', () => {
    expect(loginSchema.parse(typed)).toMatchObject({ password: typed.password });
  });

  it('as the password of a new account is not changed', () => {
    expect(signUpSchema.parse({ ...typed, fullName: 'María' })).toMatchObject({ password: typed.password });
  });
});

describe('what staff paste into a record', () => {
  const record = mediaFile('one', { title: 'Old\u200b' });
  const save = (texts: object) => editFormSchema(record).parse({ ...editFieldsOf(record), ...texts }).edit;

  it('is cleaned', () => {
    const edit = save({ description: 'New\u200b', tags: 'a\u200b, b' });
    expect(edit).toMatchObject({ description: 'New', tags: ['a', 'b'] });
  });

  it('is empty if it has only invisible characters', () => {
    expect(save({ title_es: '\u200b' })).toMatchObject({ translations: null });
  });

  it('is not changed if it was stored before', () => {
    expect(save({ description: 'New' })).toMatchObject({ title: 'Old\u200b' });
  });
});

it('what staff paste as a tag for many files is cleaned', () => {
  expect(bulkFormSchema('addTags', []).parse({ value: 'a\u200b' })).toEqual({ add_tags: ['a'] });
});

// The verification email to a stranger shows the name.
const canSignUp = (fullName: string) =>
  signUpSchema.safeParse({ fullName, email: 'ana@example.com', password: 'secret' }).success;

it.each(['Ana', 'Mª del Carmen Fernández-Garza y Villarreal, Jr.', 'x'.repeat(80)])(
  'a person can sign up with the name "%s"',
  (fullName) => {
    expect(canSignUp(fullName)).toBe(true);
  },
);

it.each(['', 'x'.repeat(81), 'Won $500! https://evil.example', 'WWW.evil.example', 'Claim at evil.example/x'])(
  'no account can have the name "%s"',
  (fullName) => {
    expect(canSignUp(fullName)).toBe(false);
  },
);
