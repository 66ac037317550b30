import { expect, it } from 'vitest';
import { acknowledgedRequest, clientCounter } from '../../../functions/src/contact/rate-limit';
import { unsubscribeToken } from '../../../functions/src/contact/unsubscribe-token';
import { createServices } from '../../../functions/src/context';
import { brand } from '../../../src/domain/brand';

// With an empty key, anyone could compute what these HMACs protect.
const EMPTY = 'The secret RATE_LIMIT_KEY is empty';
const services = createServices(brand.demoProject);

it('an unsubscribe token needs the secret', () => {
  expect(() => unsubscribeToken('subscriber', '')).toThrow(EMPTY);
});

it('the counter of a client needs the secret', () => {
  expect(() => clientCounter(services, 'quotes', '192.0.2.1', '')).toThrow(EMPTY);
});

it('the mark of an acknowledged address needs the secret', () => {
  expect(() => acknowledgedRequest(services, 'ana@example.com', '')).toThrow(EMPTY);
});
