import { expect, it } from 'vitest';
import { mailLink } from '../../../src/domain/mail-link';

it('writes to the address alone, whatever stands in it', () => {
  expect(mailLink('ana@example.com')).toBe('mailto:ana@example.com');
  for (const email of ['smith&sons@shop.com', 'a/p@firm.com', 'a?bcc=b&subject=50%@firm.com']) {
    const { pathname, search } = new URL(mailLink(email));
    expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  }
});
