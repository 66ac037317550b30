import { PHONE_DIGITS } from './quote-fields';

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The characters of a phone number. A formula of these alone is harmless: its value is a number. */
const PHONE = /^\+?[\d ()\-./]*$/;

/** Whether a text is nothing but a phone number. A dialer or CRM would dial or keep an apostrophe before it. */
const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS.min;

/** Quotes a text, so that a spreadsheet shows it as text even if a visitor typed a formula. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !isPhone(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Formats rows as a CSV file (RFC 4180); the first row has the names of the columns. Spreadsheets show its accents
 * correctly and run nothing in it: an apostrophe precedes a text that looks like a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
