import { expect, it } from 'vitest';
import { mailLink } from '../../../src/domain/quotes';

it('links to the address alone, even with special characters', () => {
  expect(mailLink('ana@example.com')).toBe('mailto:ana@example.com');
  for (const email of ['smith&sons@shop.com', 'a/p@firm.com', 'a?bcc=b&subject=50%@firm.com']) {
    const { pathname, search } = new URL(mailLink(email));
    expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  }
});
