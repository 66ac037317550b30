import * as z from 'zod/mini';
import { withAsciiDomain } from './ascii-domain';
import { cleanText } from './clean-text';
import { LOCALES } from './locale';
import { type FieldError, type FieldReason, HONEYPOT } from './outbox';
import { QUOTE_FIELDS } from './quote-fields';

/**
 * A text input: cleans and trims it, and limits its length in UTF-16 units, as a text box does. `isPlain`: see
 * `cleanText`.
 */
export function typed({ max, required = false, isPlain }: { max: number; required?: boolean; isPlain?: boolean }) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalid');
  return z.string({ error }).check(
    z.overwrite((text) => cleanText(text, { isPlain })),
    z.trim(),
    z.refine((value) => !required || value !== '', { error: 'required', abort: true }),
    z.refine((value) => value.length <= max, { error: 'too-long', abort: true }),
  );
}

/**
 * An email address by the browser's own rules, plus a domain with a dot and no misplaced dots before the @. Chromium
 * converts an international domain to ASCII before a form reads it; Firefox and Safari do not.
 */
export const email = typed(QUOTE_FIELDS.email).check(
  z.overwrite(withAsciiDomain),
  z.maxLength(QUOTE_FIELDS.email.max, { error: 'too-long', abort: true }),
  z.regex(z.regexes.html5Email, { error: 'invalid' }),
  z.refine((value) => /@.*[.]/.test(value) && !/^[.]|[.][.@]/.test(value), { error: 'invalid' }),
);

/** Converts a zod error to one error per field, the first of each. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): FieldError[] {
  const first = new Map<string, FieldReason>();
  for (const { path, message } of issues) {
    const reason = message === 'required' || message === 'too-long' ? message : 'invalid';
    if (!first.has(String(path[0]))) first.set(String(path[0]), reason);
  }
  return [...first].map(([field, reason]) => ({ field, reason }));
}

/** Additional values that a form sends to detect bots; none is stored. Both are optional. Source: decisions "Forms". */
export const botSignsSchema = z.object({
  /** People do not see this field, so a value comes from a bot. */
  [HONEYPOT]: z.optional(z.string()),
  /** Milliseconds from the appearance of the form to its submission. */
  elapsed: z.optional(z.number()),
});

/** What a visitor enters. */
export const newsletterFieldsSchema = z.object({ email });

/** A newsletter sign-up as it is sent and stored. */
export const subscriptionSchema = z.object({ email, language: z.enum(LOCALES) });
