import { expect, it } from 'vitest';
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

it('cleaned text has plain dashes and spaces only where machines read it', () => {
  expect(cleanText('956\u2011555\u20130142\u00a0x', { isPlain: true })).toBe('956-555-0142 x');
  expect(cleanText('956\u2011555\u20130142\u00a0x')).toBe('956\u2011555\u20130142\u00a0x');
});

it('what visitors paste into any form is cleaned', () => {
  const typed = { email: '\u200bmaria@example.com', password: '\u200bsecret ' };
  const read = { email: 'maria@example.com', password: '\u200bsecret ' };
  expect(newsletterFieldsSchema.parse(typed)).toEqual({ email: read.email });
  expect(loginSchema.parse({ ...typed, code: '\u202a123 456\u202c' })).toEqual({ ...read, code: '123456' });
  expect(signUpSchema.parse({ ...typed, fullName: ' Mar\u200bía ' })).toEqual({ ...read, fullName: 'María' });
  const names = { firstName: '\u200eAna', lastName: 'Luz\u200b' };
  const quote = quoteFieldsSchema.parse({ ...names, email: typed.email, phone: '956\u2011555\u20110142' });
  expect(quote).toMatchObject({ firstName: 'Ana', lastName: 'Luz', email: read.email, phone: '956-555-0142' });
});

it('what staff paste into a record is cleaned, unless the text was stored before and is unchanged', () => {
  const record = mediaFile('one', { title: 'Old\u200b' });
  const typed = { ...editFieldsOf(record), title_es: '\u200b', description: 'New\u200b', tags: 'a\u200b, b' };
  const { edit } = editFormSchema(record).parse(typed);
  expect(edit).toMatchObject({ title: 'Old\u200b', description: 'New', tags: ['a', 'b'], translations: null });
  expect(bulkFormSchema('addTags', []).parse({ value: 'a\u200b' })).toEqual({ add_tags: ['a'] });
});

// The verification email to a stranger shows the name.
it('people can sign up, but advertisements cannot', () => {
  const isAccepted = (fullName: string) =>
    signUpSchema.safeParse({ fullName, email: 'ana@example.com', password: 'secret' }).success;
  const names = ['Ana', 'Mª del Carmen Fernández-Garza y Villarreal, Jr.', 'x'.repeat(80)];
  const others = ['', 'x'.repeat(81), 'Won $500! https://evil.example', 'WWW.evil.example', 'Claim at evil.example/x'];
  expect([...names, ...others].filter(isAccepted)).toEqual(names);
});
