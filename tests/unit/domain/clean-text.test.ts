import { describe, expect, it } from 'vitest';
import { loginSchema, signUpSchema } from '../../../src/domain/account-forms';
import { bulkFormSchema } from '../../../src/domain/bulk-edit-form';
import { cleanText } from '../../../src/domain/clean-text';
import { editFieldsOf, editFormSchema, SPANISH_FIELDS } from '../../../src/domain/media-edit-form';
import { quoteFieldsSchema } from '../../../src/domain/quotes';
import { newsletterFieldsSchema } from '../../../src/domain/submission';
import { mediaFile } from '../../support/media-files';

describe('Cleaned text', () => {
  it.each([
    ['bidirectional marks, as contact apps paste them', '\u202a(956) 555-0142\u202c', '(956) 555-0142'],
    ['zero-width spaces and soft hyphens', 'so\u00adft\u200b \ufeffspace', 'soft space'],
    ['control characters, but not line breaks', 'one\u0000\u001b\r\n\ttwo\u007f', 'one\r\n\ttwo'],
    ['blank fillers', 'a\u3164b\u2800c\u115f', 'abc'],
    ['joiners that join nothing', 'a\u200db\u200c \u200d', 'ab '],
    ['separate accents', 'Pen\u0303a e\u200b\u0301', 'Peña é'],
    ['lone surrogates', 'x\ud83d', 'x\uFFFD'],
  ])('has no %s', (_, text, expected) => expect(cleanText(text)).toBe(expected));

  it.each(['👩🏽‍🌾', '❤️', '1️⃣', '🇲🇽', 'می‌خواهم', 'ක්‍රීඩා', 'a – b', 'x\ny'])('keeps %s', (text) =>
    expect(cleanText(text)).toBe(text),
  );

  it('has plain dashes and spaces only where machines read it', () => {
    const text = '956\u2010555\u2011\u2012\u2013\u2014\u2015\u22120142\u00a0x';
    expect(cleanText(text, { isPlain: true })).toBe('956-555------0142 x');
    expect(cleanText(text)).toBe(text);
  });
});

describe('What visitors and staff paste', () => {
  it('passes as a phone number and is stored clean', () => {
    const names = { firstName: '\u200eAna', lastName: 'Luz\u200b', email: 'ana@example.com' };
    const quote = quoteFieldsSchema.parse({ ...names, phone: '\u202a(956) 555\u20110142\u202c' });
    expect(quote).toMatchObject({ firstName: 'Ana', lastName: 'Luz', phone: '(956) 555-0142' });
  });

  it('passes as an email in every form, and as a code', () => {
    const typed = { email: '\u200bmaria@example.com', password: '\u200bsecret ' };
    const read = { ...typed, email: 'maria@example.com' };
    expect(newsletterFieldsSchema.parse(typed)).toEqual({ email: read.email });
    expect(loginSchema.parse({ ...typed, code: '\u202a123 456\u202c' })).toEqual({ ...read, code: '123456' });
    expect(signUpSchema.parse({ ...typed, fullName: ' Mar\u200bía ' })).toEqual({ ...read, fullName: 'María' });
  });

  it('is clean in a record, unless the text was stored before and is unchanged', () => {
    const record = mediaFile('one', { title: 'Old\u200b' });
    const spanish = Object.fromEntries(SPANISH_FIELDS.map((field) => [field, '\u200b']));
    const typed = { ...editFieldsOf(record), ...spanish, description: 'New\u200b', tags: 'a\u200b, b' };
    const { edit } = editFormSchema(record).parse(typed);
    expect(edit).toMatchObject({ title: 'Old\u200b', description: 'New', tags: ['a', 'b'], translations: null });
    expect(bulkFormSchema('addTags', []).parse({ value: 'a\u200b' })).toEqual({ add_tags: ['a'] });
  });
});
