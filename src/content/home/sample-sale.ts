import { brand } from '../../domain/brand';
import { formatCents } from '../../domain/money';

/** What the sample customer bought, in cents. */
const ITEMS = { plates: 2700, guacamole: 595, drinks: 400 };
/** Sales tax in McAllen: 6.25% for the state and 2% for the city. */
const TAX_RATE = 0.0825;

const subtotal = ITEMS.plates + ITEMS.guacamole + ITEMS.drinks;
const tax = Math.round(subtotal * TAX_RATE);
const total = subtotal + tax;
const fee = Math.round((total * Number.parseFloat(brand.prices.swipedRate)) / 100);

/**
 * Amounts of the sale drawn on Home, as both languages show them (`$40.00`). They follow the swiped rate of the
 * brand module, so that the receipt always adds up. Source: spec 9 "Pricing claims".
 */
export const sampleSale = {
  plates: formatCents(ITEMS.plates),
  guacamole: formatCents(ITEMS.guacamole),
  drinks: formatCents(ITEMS.drinks),
  taxRate: '8.25%',
  tax: formatCents(tax),
  total: formatCents(total),
  fee: formatCents(fee),
  deposit: formatCents(total - fee),
};
