import { expect, it } from 'vitest';
import { computeSavings, savingsExample } from '../../../src/domain/savings';
import { RATE, readRate, readVolume, VOLUME } from '../../../src/domain/savings-input';

it('the savings match the example of the specification, and are exact to the cent', () => {
  expect(Object.values(savingsExample)).toEqual(['$10,000', '2.9%', '$290', '$0', '$3,480']);
  const savings = computeSavings({ monthlyVolume: 12_345.67, ratePercent: 2.875 });
  expect(savings).toEqual({ monthlyFees: 354.94, programFees: 0, annualSavings: 4259.28 });
});

it.each<[number | null, string[]]>([
  [10_000, ['10000', '10,000', '$10 000', '10.000', '10000.', '$100,00']], // a digit of $100,000 was deleted
  [10_000.5, ['  $ 10,000.50 ', '10.000,50']],
  [VOLUME.min, [String(VOLUME.min)]],
  [VOLUME.max, [String(VOLUME.max)]],
  [null, ['', '$', 'ten thousand', '10k', '-10000', '1e5', '10,00,000', '1.2.3', '10000.505']],
  [null, ['99.99', '10000000.01', '9'.repeat(400)]],
])('reads monthly card sales of %s from %j', (volume, texts) => {
  for (const text of texts) expect(readVolume(text), text).toBe(volume);
});

it.each<[number | null, string[]]>([
  [2.9, ['2.9', '2,9', '2.9%', ' 2,9 % ']],
  [0.9, ['.9']],
  [RATE.min, [String(RATE.min)]],
  [RATE.max, [String(RATE.max)]],
  [null, ['', '%', '.', 'two', '-2.9', '2.9.1', '0.09', '15.01', '1e1']],
])('reads a rate of %s from %j', (rate, texts) => {
  for (const text of texts) expect(readRate(text), text).toBe(rate);
});
