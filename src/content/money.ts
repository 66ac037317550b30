const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of cents as both languages show it in a list of amounts: `$40.00`. */
export const money = (cents: number) => dollars.format(cents / 100);
