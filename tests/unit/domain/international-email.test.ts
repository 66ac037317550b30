import { describe, expect, it } from 'vitest';
import { loginSchema, signUpSchema } from '../../../src/domain/account-forms';
import { QUOTE_FIELDS } from '../../../src/domain/quote-fields';
import { fold, wordMatcher } from '../../../src/domain/search';
import { fieldErrors, newsletterFieldsSchema } from '../../../src/domain/submission';
import { inviteSchema } from '../../../src/domain/team';

/** The stored address, or the reason why the form refuses what was typed. */
function read(typed: string): string | undefined {
  const { data, error } = newsletterFieldsSchema.safeParse({ email: typed });
  return error ? fieldErrors(error)[0]?.reason : data.email;
}

describe('an email address with an international domain', () => {
  it.each([
    ['maria@ñandú.mx', 'maria@xn--and-6ma2c.mx'],
    ['info@café.com', 'info@xn--caf-dma.com'],
    ['MARIA@ÑANDÚ.MX', 'MARIA@xn--and-6ma2c.mx'],
    ['maria@n\u0303andu\u0301.mx', 'maria@xn--and-6ma2c.mx'],
    ['maria@tacos.ñandú.com.mx', 'maria@tacos.xn--and-6ma2c.com.mx'],
    ['maria@col·lecció.cat', 'maria@xn--collecci-ioa91d.cat'],
    ['maria@例え。テスト', 'maria@xn--r8jz45g.xn--zckzah'],
    ['maria@straße.de', 'maria@xn--strae-oqa.de'],
    ['maria@ｅｘａｍｐｌｅ．ｃｏｍ', 'maria@example.com'],
    ['maria@xn--and-6ma2c.mx', 'maria@xn--and-6ma2c.mx'],
    ['Maria@Example.COM', 'Maria@Example.COM'],
  ])('is stored with its domain in ASCII: %s', (typed, stored) => {
    expect(read(typed)).toBe(stored);
  });

  it.each([
    ...['maria@', 'maria@ñandú', 'maria@-ñandú.mx', 'maria@exa mple.mx'],
    ...['maria@ñandú-.mx', 'maria@ñandú.-a.mx', 'maria@ñandú.a-.mx', 'maria@ñandú。-a.mx', 'maria@ñandú－.mx'],
    ...['maria@ñandú..mx', 'maria@.ñandú.mx', 'maria@ñandú.mx.', '@ñandú.mx', 'ñandú.mx', 'maria@ana@ñandú.mx'],
    ...['maria@ñandú.mx:25', 'maria@ñandú.mx/a', 'maria@ñandú.mx?a', 'maria@ñandú.mx#a', 'maria@a\\ñandú.mx'],
    ...['maria@ñan%64ú.mx', 'maria@[ñandú].mx', 'maria@ñandú\t.mx', 'maria@ñ_ndú.mx', 'maria@℀.mx', 'maria@ñandú.1'],
    ...['maria@xn--ñandú.mx', 'maria@ñ１２７．０．０．１', 'josé@ñandú.mx', 'maria@１'],
  ])('is refused if it is not valid: %s', (typed) => {
    expect(read(typed)).toBe('invalid');
  });

  it('is refused if it is too long in ASCII', () => {
    const typed = `maria@${'ñ.'.repeat(80)}mx`;
    expect(typed.length).toBeLessThan(QUOTE_FIELDS.email.max);
    expect(read(typed)).toBe('too-long');
  });

  const [email, password] = ['maria@ñandú.mx', 'secret'];
  const stored = 'maria@xn--and-6ma2c.mx';

  it('is stored with its domain in ASCII at sign-up', () => {
    expect(signUpSchema.parse({ email, password, fullName: 'María' })).toMatchObject({ email: stored });
  });

  it('is sent with its domain in ASCII at login', () => {
    expect(loginSchema.parse({ email, password })).toMatchObject({ email: stored });
  });

  it('is sent with its domain in ASCII to reset a password', () => {
    expect(loginSchema.shape.email.parse(email)).toBe(stored);
  });

  it('is stored with its domain in ASCII in an invitation', () => {
    expect(inviteSchema.parse({ email })).toEqual({ email: stored });
  });

  const text = fold(`María Peña\n${stored}`);

  it.each(['ñandú', 'maria@ñandú.mx', '@ÑANDÚ.mx', 'peña ñandú', 'and-6ma2c'])(
    'is found by staff as people write it: %s',
    (search) => {
      expect(wordMatcher(search)(text)).toBe(true);
    },
  );

  it.each(['nandu', 'ñandú.com'])('is not found by staff by another domain: %s', (search) => {
    expect(wordMatcher(search)(text)).toBe(false);
  });
});
