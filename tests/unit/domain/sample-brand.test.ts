import { expect, it } from 'vitest';
import { sampleExchange, sampleOrder, sampleSale } from '../../../src/domain/worked-examples';
import { fillFacts } from '../../support/words';

// To reuse the site for another business, delete this file: all other tests read the brand module.
it('turns the facts of the sample business into the texts of the specification', () => {
  expect(fillFacts('{{brand.prices.keyedRate}} + {{keyedCents}} cents')).toBe('2.9% + 30 cents');
  expect(sampleSale).toMatchObject({ tax: '$3.05', total: '$40.00', fee: '$1.10', deposit: '$38.90' });
  expect(sampleOrder.total).toBe('$62.50');
  expect(sampleExchange).toMatchObject({ pesos: '1,850.00', dollars: '$100.00', fee: '$2.75', deposit: '$97.25' });
});
