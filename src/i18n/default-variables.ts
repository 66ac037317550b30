import { brand } from '../domain/brand';
import { savingsExample } from '../domain/savings';

const [from = '', to = ''] = brand.prices.averageSavings.split('-');

/** Business facts that texts interpolate: `{{brand.phone.display}}`. They are defined only in src/domain. */
export const defaultVariables = {
  brand,
  savings: savingsExample,
  /** For languages with a different range format: `25 a 40%`. */
  averageSavings: { from, to },
  /** For texts such as "more than 500": the brand module has `500+`. */
  numberOfClients: Number.parseInt(brand.claims.clients, 10),
  numberOfYears: Number.parseInt(brand.claims.yearsOfExperience, 10),
  /** `$0.30` in words: 30 cents. */
  keyedCents: Math.round(Number.parseFloat(brand.prices.keyedFee.slice(1)) * 100),
};
