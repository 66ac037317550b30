import { brand } from '../../domain/brand';
import { formatCents } from '../../domain/money';

/** In cents. */
const PRICE = 2000;
/** The rules of the card networks: a surcharge may not be more than what the card costs the merchant. */
const DIFFERENCE = brand.prices.swipedRate;

/** One plate under either program, as both languages show it: $20.00 in cash is $20.55 by card. */
export const programExample = {
  cash: formatCents(PRICE),
  card: formatCents(PRICE * (1 + Number.parseFloat(DIFFERENCE) / 100)),
  difference: DIFFERENCE,
};
