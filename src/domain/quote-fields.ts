import { INDUSTRIES } from './site-content';
import { keysOf, tableOf } from './table';

interface QuoteFieldSpec {
  /** Maximum length in UTF-16 units. Source: decisions "Forms". */
  max: number;
  required?: boolean;
  /** Whether typographic dashes and spaces become plain ones: see `cleanText`. */
  isPlain?: boolean;
  /** The `type` of the field's input. Source: spec 5 "Desktop contact form". */
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** Height of a text area, in lines. Without it, the field is a box of one line. */
  rows?: number;
  /** Whether it fills a row of the form. */
  isWide?: boolean;
}

/**
 * The fields of a quote request, in the form's order. What is typed, stored, emailed, shown to staff, searched and
 * exported follows from this table, and the words from `quote` and `errors` in `forms.json`. Source: spec 3 "Contact
 * form fields".
 */
export const QUOTE_FIELDS = tableOf<QuoteFieldSpec>()({
  firstName: { max: 80, required: true, autoComplete: 'given-name' },
  lastName: { max: 80, required: true, autoComplete: 'family-name' },
  email: { max: 254, required: true, isPlain: true, type: 'email', autoComplete: 'email' },
  phone: { max: 100, required: true, isPlain: true, type: 'tel', autoComplete: 'tel' },
  business: { max: 120, autoComplete: 'organization', isWide: true },
  message: { max: 2000, rows: 5, isWide: true },
});
export type QuoteField = keyof typeof QUOTE_FIELDS;

export const QUOTE_FIELD_NAMES = keysOf(QUOTE_FIELDS);

const NAMES_AND_LINKS: readonly QuoteField[] = ['firstName', 'lastName', 'email', 'phone'];

/** The fields that staff read below the name of the visitor; the others are the name, and links. */
export const QUOTE_DETAILS = QUOTE_FIELD_NAMES.filter((name) => !NAMES_AND_LINKS.includes(name));

/** How many digits a phone number has. Source: decisions "Forms". */
export const PHONE_DIGITS = { min: 7, max: 20 } as const;

/** The industries that a link to the form can name (`?industry=`); other values are ignored. */
export const QUOTE_INDUSTRIES = [...Object.values(INDUSTRIES), 'startups'] as const;
