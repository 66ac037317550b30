import { expect, it } from 'vitest';
import { mailLink, phoneLink } from '../../../src/domain/quotes';

it('links to the address alone, even with special characters', () => {
  expect(mailLink('ana@example.com')).toBe('mailto:ana@example.com');
  for (const email of ['smith&sons@shop.com', 'a/p@firm.com', 'a?bcc=b&subject=50%@firm.com']) {
    const { pathname, search } = new URL(mailLink(email));
    expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  }
});

it.each([
  ['(956) 555-0142', 'tel:9565550142'],
  ['+52 899 123 4567', 'tel:+528991234567'],
  ['956-555-0142 ext. 12', 'tel:9565550142,12'],
  ['(956) 555-0142 x12', 'tel:9565550142,12'],
  ['956.555.0142 #12', 'tel:9565550142,12'],
  ['956-555-0142,,12', 'tel:9565550142,,12'],
])('calls %s, and dials its extension after a pause', (phone, link) => expect(phoneLink(phone)).toBe(link));
