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

/** Card fees now and with a zero-fee program, and the savings per year. */
export function computeSavings({ monthlyVolume, ratePercent }: CardCosts): Savings {
  const monthlyCents = Math.round(monthlyVolume * ratePercent); // dollars × percent are cents
  return { monthlyFees: monthlyCents / 100, programFees: 0, annualSavings: (monthlyCents * 12) / 100 };
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
