import { brand } from '../domain/brand';
import { savingsExample } from '../domain/savings';

const [from = '', to = ''] = brand.prices.averageSavings.split('-');

/** Facts of the business that sentences use: `{{brand.phone.display}}`. They change in src/domain alone. */
export const defaultVariables = {
  brand,
  savings: savingsExample,
  /** For languages that write `25 a 40%`. */
  averageSavings: { from, to },
  /** For sentences such as "more than 500": the brand module says `500+`. */
  numberOfClients: Number.parseInt(brand.claims.clients, 10),
  numberOfYears: Number.parseInt(brand.claims.yearsOfExperience, 10),
  /** `$0.30` as it is said: 30 cents. */
  keyedCents: Math.round(Number.parseFloat(brand.prices.keyedFee.slice(1)) * 100),
};
