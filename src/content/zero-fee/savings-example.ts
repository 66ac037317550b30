import { formatDollars } from '../../domain/money';
import { computeSavings, SAVINGS_EXAMPLE } from '../../domain/savings';

const { monthlyFees, programFees, annualSavings } = computeSavings(SAVINGS_EXAMPLE);

/**
 * The savings example as both languages show it: $10,000 a month at 2.9% is $290 a month, $3,480 a year, against $0.
 * Source: spec 2 "Zero-fee solutions".
 */
export const savingsExample = {
  monthlyVolume: formatDollars(SAVINGS_EXAMPLE.monthlyVolume),
  rate: `${SAVINGS_EXAMPLE.ratePercent}%`,
  monthlyFees: formatDollars(monthlyFees),
  programFees: formatDollars(programFees),
  annualSavings: formatDollars(annualSavings),
};
