import { INDUSTRIES } from './site-content';

/** The fields of a quote request, in the form's order. Source: spec 3 "Contact form fields". */
export const QUOTE_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'business', 'message'] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** Maximum lengths in UTF-16 units, and how many digits a phone number has. Source: decisions "Forms". */
export const QUOTE_LIMITS = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 100,
  business: 120,
  message: 2000,
  minPhoneDigits: 7,
  maxPhoneDigits: 20,
} as const;

/** The industries that a link to the form can name (`?industry=`); other values are ignored. */
export const QUOTE_INDUSTRIES = [...Object.values(INDUSTRIES), 'startups'] as const;
