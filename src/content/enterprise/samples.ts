import { brand } from '../../domain/brand';
import { formatCents } from '../../domain/money';

/** Sales of a sample day at three locations, in cents. */
const SALES = { mcAllen: 1_248_020, laredo: 984_155, brownsville: 763_290 };

/** The sample day as both languages show it. The total is the sum of the locations. */
export const sampleDay = {
  mcAllen: formatCents(SALES.mcAllen),
  laredo: formatCents(SALES.laredo),
  brownsville: formatCents(SALES.brownsville),
  total: formatCents(SALES.mcAllen + SALES.laredo + SALES.brownsville),
};

/** A sale of so many pesos, at so many pesos to the dollar. The rate is only an example. */
const PESOS = 1850;
const PESOS_PER_DOLLAR = 18.5;

const cents = Math.round((PESOS / PESOS_PER_DOLLAR) * 100);
const fee = Math.round((cents * Number.parseFloat(brand.prices.swipedRate)) / 100);
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** A sale in pesos, accounted for in dollars, as both languages show it. Its fee follows the swiped rate. */
export const sampleExchange = {
  pesos: twoDecimals.format(PESOS),
  rate: twoDecimals.format(PESOS_PER_DOLLAR),
  dollars: formatCents(cents),
  fee: `−${formatCents(fee)}`,
  deposit: formatCents(cents - fee),
};
