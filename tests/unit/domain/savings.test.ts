import { expect, it } from 'vitest';
import { computeSavings, savingsExample } from '../../../src/domain/savings';
import { RATE, readRate, readVolume, VOLUME } from '../../../src/domain/savings-input';

it('the savings match the example of the specification', () => {
  expect(savingsExample).toEqual({
    monthlyVolume: '$10,000',
    rate: '2.9%',
    monthlyFees: '$290',
    programFees: '$0',
    annualSavings: '$3,480',
  });
});

it('the savings are exact to the cent', () => {
  const savings = computeSavings({ monthlyVolume: 12_345.67, ratePercent: 2.875 });
  expect(savings).toEqual({ monthlyFees: 354.94, programFees: 0, annualSavings: 4259.28 });
});

/** Each of the texts with its value. */
const each = (rows: [number | null, string[]][]) =>
  rows.flatMap(([value, texts]) => texts.map((text): [number | null, string] => [value, text]));

it.each(
  each([
    [10_000, ['10000', '10,000', '$10 000', '10.000', '10000.', '$100,00']], // a digit of $100,000 was deleted
    [10_000.5, ['  $ 10,000.50 ', '10.000,50']],
    [VOLUME.min, [String(VOLUME.min)]],
    [VOLUME.max, [String(VOLUME.max)]],
    [null, ['', '$', 'ten thousand', '10k', '-10000', '1e5', '10,00,000', '1.2.3', '10000.505']],
    [null, ['99.99', '10000000.01', '9'.repeat(400)]],
  ]),
)('reads monthly card sales of %s from %j', (volume, text) => {
  expect(readVolume(text)).toBe(volume);
});

it.each(
  each([
    [2.9, ['2.9', '2,9', '2.9%', ' 2,9 % ']],
    [0.9, ['.9']],
    [RATE.min, [String(RATE.min)]],
    [RATE.max, [String(RATE.max)]],
    [null, ['', '%', '.', 'two', '-2.9', '2.9.1', '0.09', '15.01', '1e1']],
  ]),
)('reads a rate of %s from %j', (rate, text) => {
  expect(readRate(text)).toBe(rate);
});
