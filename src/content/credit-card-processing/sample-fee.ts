import { brand } from '../../domain/brand';
import { formatDollars } from '../../domain/money';

const SALE = 100;

/** A sale and what it costs by swiped card, as both languages show them: $100 and $2.75. */
export const sampleFee = {
  sale: formatDollars(SALE),
  fee: formatDollars((SALE * Number.parseFloat(brand.prices.swipedRate)) / 100),
};
