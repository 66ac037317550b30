import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { unsubscribeLink } from '../../../src/domain/newsletter';

it('An unsubscribe link names the language and the token, and there is none without a token', () => {
  const link = `${brand.origin}/api/newsletter/unsubscribe?language=es&token=a-b_c`;
  expect(unsubscribeLink({ language: 'es', unsubscribe_token: 'a-b_c' })).toBe(link);
  expect(unsubscribeLink({ language: 'es' })).toBeNull();
});
