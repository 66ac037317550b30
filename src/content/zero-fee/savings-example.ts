import { formatDollars } from '../../domain/format';
import { DEFAULT_LOCALE } from '../../domain/locale';
import { computeSavings, SAVINGS_EXAMPLE } from '../../domain/savings';

const { monthlyFees, programFees, annualSavings } = computeSavings(SAVINGS_EXAMPLE);
const dollars = (amount: number) => formatDollars(amount, DEFAULT_LOCALE);

/**
 * The savings example as both languages show it: $10,000 a month at 2.9% is $290 a month, $3,480 a year, against $0.
 * Source: spec 2 "Zero-fee solutions".
 */
export const savingsExample = {
  monthlyVolume: dollars(SAVINGS_EXAMPLE.monthlyVolume),
  rate: `${SAVINGS_EXAMPLE.ratePercent}%`,
  monthlyFees: dollars(monthlyFees),
  programFees: dollars(programFees),
  annualSavings: dollars(annualSavings),
};
