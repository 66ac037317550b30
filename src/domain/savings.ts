import { formatDollars } from './format';

/** Card sales of a business and their cost. */
export interface CardCosts {
  /** Card sales per month, in dollars. */
  monthlyVolume: number;
  /** Fees as a share of card sales, in percent: 2.9 is 2.9%. */
  ratePercent: number;
}

/** Card fees in dollars, exact to the cent. */
export interface Savings {
  monthlyFees: number;
  /** Monthly fees with a zero-fee program. */
  programFees: number;
  annualSavings: number;
}

/** Initial values of the calculator. Source: spec 2 "Zero-fee solutions". */
export const SAVINGS_EXAMPLE: CardCosts = { monthlyVolume: 10_000, ratePercent: 2.9 };

/** Limits of the calculator. The sliders cover most shops; larger or smaller values can be typed. */
export const VOLUME = { min: 100, max: 10_000_000, slider: { min: 1_000, max: 100_000, step: 500 } };
export const RATE = { min: 0.1, max: 15, slider: { min: 1, max: 6, step: 0.05 } };

/** Card fees now and with a zero-fee program, and the savings per year. */
export function computeSavings({ monthlyVolume, ratePercent }: CardCosts): Savings {
  const monthlyCents = Math.round(monthlyVolume * ratePercent); // dollars × percent are cents
  return { monthlyFees: monthlyCents / 100, programFees: 0, annualSavings: (monthlyCents * 12) / 100 };
}

const GROUPED_DOLLARS = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/;
const PERCENT = /^(?=.*\d)(\d*)[.,]?(\d*)$/;

const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? value : null;

/**
 * Parses monthly card sales in any common notation: `10000`, `10,000`, `$10 000`, `10.000`, `$10,000.50`. Returns null
 * for other input or values out of bounds. A mark before three digits is a group separator: amounts have at most two
 * decimals.
 */
export function readVolume(text: string): number | null {
  const [, whole = '', cents = ''] = GROUPED_DOLLARS.exec(text.replace(/[\s$]/g, '')) ?? [];
  return within(Number(`${whole.replace(/[.,]/g, '')}.${cents}`), VOLUME);
}

/** Parses a rate: `2.9`, `2,9 %`, `2.875%`. Returns null for other input or values out of bounds. */
export function readRate(text: string): number | null {
  const [, whole = '', decimals = ''] = PERCENT.exec(text.replace(/[\s%]/g, '')) ?? [];
  return within(Number(`${whole}.${decimals}`), RATE);
}

const { monthlyFees, programFees, annualSavings } = computeSavings(SAVINGS_EXAMPLE);

/** The formatted example: $10,000 a month at 2.9% is $290 a month, $3,480 a year, against $0. */
export const savingsExample = {
  monthlyVolume: formatDollars(SAVINGS_EXAMPLE.monthlyVolume),
  rate: `${SAVINGS_EXAMPLE.ratePercent}%`,
  monthlyFees: formatDollars(monthlyFees),
  programFees: formatDollars(programFees),
  annualSavings: formatDollars(annualSavings),
};
