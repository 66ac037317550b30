import { formatCents } from '../../domain/money';

/** What the sample customer orders, in cents. */
const ITEMS = { tamales: 4800, salsa: 850, delivery: 600 };

/** Amounts of the order on the sample checkout, as both languages show them. */
export const sampleOrder = {
  tamales: formatCents(ITEMS.tamales),
  salsa: formatCents(ITEMS.salsa),
  delivery: formatCents(ITEMS.delivery),
  total: formatCents(ITEMS.tamales + ITEMS.salsa + ITEMS.delivery),
};
