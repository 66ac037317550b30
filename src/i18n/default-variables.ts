import { brand } from '../domain/brand';
import { savingsExample } from '../domain/savings';

/** For languages with a different range format: `25 a 40%`. */
function rangeOf(range: string) {
  const [from = '', to = ''] = range.split('-');
  return { from, to };
}

/** Business facts that texts interpolate: `{{brand.phone.display}}`. They are defined only in src/domain. */
export const defaultVariables = {
  brand,
  savings: savingsExample,
  averageSavings: rangeOf(brand.prices.averageSavings),
  setupHours: rangeOf(brand.claims.setupHours),
  /** For texts such as "more than 500": the brand module has `500+`. */
  numberOfClients: Number.parseInt(brand.claims.clients, 10),
  numberOfYears: Number.parseInt(brand.claims.yearsOfExperience, 10),
  /** `$0.30` in words: 30 cents. */
  keyedCents: Math.round(Number.parseFloat(brand.prices.keyedFee.slice(1)) * 100),
};
