import { expect, it } from 'vitest';
import { sampleExchange, sampleOrder, sampleSale } from '../../../src/domain/worked-examples';
import { fillFacts } from '../../support/words';

// To reuse the site for another business, delete this file: all other tests read the brand module.
it('the rate of the sample business is the one of the specification', () => {
  expect(fillFacts('{{brand.prices.keyedRate}} + {{keyedCents}} cents')).toBe('2.9% + 30 cents');
});

it('the sale of the sample business is the one of the specification', () => {
  expect(sampleSale).toMatchObject({ tax: '$3.05', total: '$40.00', fee: '$1.10', deposit: '$38.90' });
});

it('the order of the sample business is the one of the specification', () => {
  expect(sampleOrder.total).toBe('$62.50');
});

it('the exchange of the sample business is the one of the specification', () => {
  expect(sampleExchange).toMatchObject({ pesos: '1,850.00', dollars: '$100.00', fee: '$2.75', deposit: '$97.25' });
});
