// Formatted amounts of the sample sales on the pages. They are computed from the prices of the brand module, so that
// every example adds up. Source: spec 9 "Pricing claims".
import { brand } from './brand';
import { formatCents, formatDollars } from './format';

/** The fee for a swiped card, in cents. */
const swipedFee = (cents: number) => Math.round((cents * Number.parseFloat(brand.prices.swipedRate)) / 100);

const formatAll = <Key extends string>(cents: Record<Key, number>) =>
  Object.fromEntries(Object.entries<number>(cents).map(([key, amount]) => [key, formatCents(amount)])) as Record<
    Key,
    string
  >;

function saleOfMeals() {
  const items = { plates: 2700, guacamole: 595, drinks: 400 };
  const subtotal = items.plates + items.guacamole + items.drinks;
  const tax = Math.round(subtotal * 0.0825);
  const total = subtotal + tax;
  const fee = swipedFee(total);
  return { ...formatAll({ ...items, tax, total, fee, deposit: total - fee }), taxRate: '8.25%' };
}

/** The receipt on Home. The sales tax is McAllen's: 6.25% for the state and 2% for the city. */
export const sampleSale = saleOfMeals();

const ORDER = { tamales: 4800, salsa: 850, delivery: 600 };

/** The order on the sample checkout. */
export const sampleOrder = formatAll({ ...ORDER, total: ORDER.tamales + ORDER.salsa + ORDER.delivery });

/** A sale of $100 and its fee for a swiped card. */
export const sampleFee = { sale: formatDollars(100), fee: formatDollars(swipedFee(10_000) / 100) };

/** Daily sales of three locations. */
const DAY = { mcAllen: 1_248_020, laredo: 984_155, brownsville: 763_290 };
export const sampleDay = formatAll({ ...DAY, total: DAY.mcAllen + DAY.laredo + DAY.brownsville });

function saleInPesos() {
  const [pesos, pesosPerDollar] = [1850, 18.5];
  const dollars = Math.round((pesos / pesosPerDollar) * 100);
  const fee = swipedFee(dollars);
  return {
    pesos: formatCents(pesos * 100).slice(1), // without the dollar sign
    rate: pesosPerDollar.toFixed(2),
    ...formatAll({ dollars, fee, deposit: dollars - fee }),
  };
}

/** A sale in pesos, deposited in dollars. The exchange rate is only an example. */
export const sampleExchange = saleInPesos();

/** One plate under either zero-fee program: a surcharge must not exceed the merchant's cost of the card. */
export const programExample = {
  ...formatAll({ cash: 2000, card: 2000 + swipedFee(2000) }),
  difference: brand.prices.swipedRate,
};
