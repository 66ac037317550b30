import { describe, expect, it, test } from 'vitest';
import { formatDollars } from '../../../src/domain/format';
import { LOCALES } from '../../../src/domain/locale';
import { computeSavings, RATE, readRate, readVolume, SAVINGS_EXAMPLE, VOLUME } from '../../../src/domain/savings';

describe('savings', () => {
  it('of the example are those of the specification', () => {
    expect(SAVINGS_EXAMPLE).toEqual({ monthlyVolume: 10_000, ratePercent: 2.9 });
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

  it('of a year are twelve times the month that is shown, whatever the figures', () => {
    for (let volume = VOLUME.slider.min; volume <= VOLUME.slider.max; volume += 3_499.37) {
      for (let rate = RATE.slider.min; rate <= RATE.slider.max; rate += 0.05) {
        const { monthlyFees, annualSavings } = computeSavings({ monthlyVolume: volume, ratePercent: rate });
        expect(Math.round(annualSavings * 100)).toBe(Math.round(monthlyFees * 100) * 12);
      }
    }
  });
});

describe('a month of card sales', () => {
  it.each([
    ['10000', 10_000],
    ['10,000', 10_000],
    ['$10 000', 10_000],
    ['$10\u00a0000', 10_000],
    ['$10,000', 10_000],
    ['10.000', 10_000],
    ['1,250,000', 1_250_000],
    ['  $ 10,000.50 ', 10_000.5],
    ['10.000,50', 10_000.5],
    ['10000.', 10_000],
    [String(VOLUME.min), VOLUME.min],
    [String(VOLUME.max), VOLUME.max],
  ])('is read from "%s"', (text, volume) => {
    expect(readVolume(text)).toBe(volume);
  });

  it.each([
    '',
    ' ',
    '$',
    'ten thousand',
    '10k',
    '-10000',
    '1e5',
    '10,00,000',
    '1.2.3',
    '10000.505',
    '99.99',
    '10000000.01',
    '9'.repeat(400),
  ])('is not read from "%s"', (text) => {
    expect(readVolume(text)).toBeNull();
  });
});

describe('a rate', () => {
  it.each([
    ['2.9', 2.9],
    ['2,9', 2.9],
    ['2.9%', 2.9],
    [' 2,9 % ', 2.9],
    ['2.875', 2.875],
    ['3', 3],
    ['3.', 3],
    ['.9', 0.9],
    [String(RATE.min), RATE.min],
    [String(RATE.max), RATE.max],
  ])('is read from "%s"', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });

  it.each(['', '%', '.', ',', 'two', '-2.9', '2.9.1', '0', '0.09', '15.01', '290', '1e1'])(
    'is not read from "%s"',
    (text) => {
      expect(readRate(text)).toBeNull();
    },
  );
});

test.each(LOCALES)('money is written with cents only where there are some in %s', (locale) => {
  expect([10_000, 3480, 290, 0, 687.5, 603.77, 7245.24].map((amount) => formatDollars(amount, locale))).toEqual([
    '$10,000',
    '$3,480',
    '$290',
    '$0',
    '$687.50',
    '$603.77',
    '$7,245.24',
  ]);
});
