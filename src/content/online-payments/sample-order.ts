import { money } from '../money';

/** What the sample customer orders, in cents. */
const ITEMS = { tamales: 4800, salsa: 850, delivery: 600 };

/** Amounts of the order on the sample checkout, as both languages show them. */
export const sampleOrder = {
  tamales: money(ITEMS.tamales),
  salsa: money(ITEMS.salsa),
  delivery: money(ITEMS.delivery),
  total: money(ITEMS.tamales + ITEMS.salsa + ITEMS.delivery),
};
