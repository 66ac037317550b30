import { QUOTE_FIELDS, QUOTE_LIMITS, type QuoteField } from '../../domain/quote-fields';

/** The sentence for each field that holds too much; `say` is given the most characters that it may hold. */
export const tooLong = (say: (max: number) => string): Record<QuoteField, string> =>
  Object.fromEntries(QUOTE_FIELDS.map((field) => [field, say(QUOTE_LIMITS[field])])) as Record<QuoteField, string>;
