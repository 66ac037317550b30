import { describe, expect, it, test } from 'vitest';
import { formatDollars } from '../../../src/domain/format';
import {
  computeSavings,
  RATE,
  readRate,
  readVolume,
  SAVINGS_EXAMPLE,
  savingsExample,
  VOLUME,
} from '../../../src/domain/savings';

describe('savings', () => {
  it('match the example of the specification', () => {
    expect(SAVINGS_EXAMPLE).toEqual({ monthlyVolume: 10_000, ratePercent: 2.9 });
    expect(Object.values(savingsExample)).toEqual(['$10,000', '2.9%', '$290', '$0', '$3,480']);
    expect(computeSavings(SAVINGS_EXAMPLE)).toEqual({ monthlyFees: 290, programFees: 0, annualSavings: 3480 });
  });

  it.each([
    [25_000, 2.75, 687.5, 8250],
    [17_300, 3.49, 603.77, 7245.24],
    [100, 0.1, 0.1, 1.2],
    [12_345.67, 2.875, 354.94, 4259.28],
    [10_000_000, 15, 1_500_000, 18_000_000],
  ])('on $%d at %d%% are exact to the cent', (monthlyVolume, ratePercent, monthlyFees, annualSavings) => {
    expect(computeSavings({ monthlyVolume, ratePercent })).toEqual({ monthlyFees, programFees: 0, annualSavings });
  });
});

describe('monthly card sales', () => {
  it.each<[number, string[]]>([
    [10_000, ['10000', '10,000', '$10 000', '$10\u00a0000', '$10,000', '10.000', '10000.']],
    [1_250_000, ['1,250,000']],
    [10_000.5, ['  $ 10,000.50 ', '10.000,50']],
    [VOLUME.min, [String(VOLUME.min)]],
    [VOLUME.max, [String(VOLUME.max)]],
  ])('of %d are read from %j', (volume, texts) => {
    for (const text of texts) expect(readVolume(text), text).toBe(volume);
  });

  it.each([
    ...['', ' ', '$', 'ten thousand', '10k', '-10000', '1e5', '10,00,000', '1.2.3', '10000.505'],
    ...['99.99', '10000000.01', '9'.repeat(400)],
  ])('are not read from "%s"', (text) => expect(readVolume(text)).toBeNull());
});

describe('a rate', () => {
  it.each<[number, string[]]>([
    [2.9, ['2.9', '2,9', '2.9%', ' 2,9 % ']],
    [2.875, ['2.875']],
    [3, ['3', '3.']],
    [0.9, ['.9']],
    [RATE.min, [String(RATE.min)]],
    [RATE.max, [String(RATE.max)]],
  ])('of %d is read from %j', (rate, texts) => {
    for (const text of texts) expect(readRate(text), text).toBe(rate);
  });

  it.each(['', '%', '.', ',', 'two', '-2.9', '2.9.1', '0', '0.09', '15.01', '290', '1e1'])(
    'is not read from "%s"',
    (text) => expect(readRate(text)).toBeNull(),
  );
});

test('dollars have cents only where needed', () => {
  const texts = [10_000, 3480, 290, 0, 687.5, 603.77, 7245.24].map(formatDollars);
  expect(texts).toEqual(['$10,000', '$3,480', '$290', '$0', '$687.50', '$603.77', '$7,245.24']);
});
