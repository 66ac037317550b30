import { money } from '../money';

/** In cents. */
const PRICE = 2000;
const DIFFERENCE_PERCENT = 3;

/** One plate under either program, as both languages show it: $20.00 in cash is $20.60 by card. */
export const programExample = {
  cash: money(PRICE),
  card: money(PRICE * (1 + DIFFERENCE_PERCENT / 100)),
  difference: `${DIFFERENCE_PERCENT}%`,
};
