/** Limits of the calculator. The sliders cover most shops; larger or smaller values can be typed. */
export const VOLUME = { min: 100, max: 10_000_000, slider: { min: 1_000, max: 100_000, step: 500 } };
export const RATE = { min: 0.1, max: 15, slider: { min: 1, max: 6, step: 0.05 } };

const GROUPED_DOLLARS = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/;
/** The calculator's own notation. Groups may have any length: deleting a digit of `$100,000` leaves `$100,00`. */
const OWN_DOLLARS = /^\$[\d,]+(?:[.]\d{0,2})?$/;
const PERCENT = /^(?=.*\d)(\d*)[.,]?(\d*)$/;

const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? value : null;

/**
 * Parses monthly card sales in any common notation: `10000`, `10,000`, `$10 000`, `10.000`, `$10,000.50`. Returns null
 * for other input or values out of bounds. A mark before three digits is a group separator: amounts have at most two
 * decimals.
 */
export function readVolume(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  if (OWN_DOLLARS.test(compact)) return within(Number(compact.replace(/[$,]/g, '')), VOLUME);
  const [, whole = '', cents = ''] = GROUPED_DOLLARS.exec(compact.replaceAll('$', '')) ?? [];
  return within(Number(`${whole.replace(/[.,]/g, '')}.${cents}`), VOLUME);
}

/** Parses a rate: `2.9`, `2,9 %`, `2.875%`. Returns null for other input or values out of bounds. */
export function readRate(text: string): number | null {
  const [, whole = '', decimals = ''] = PERCENT.exec(text.replace(/[\s%]/g, '')) ?? [];
  return within(Number(`${whole}.${decimals}`), RATE);
}
