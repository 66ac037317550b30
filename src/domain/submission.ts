import * as z from 'zod/mini';
import { QUOTE_LIMITS } from './quote-fields';

/** What is wrong with a field, in words that the page and the server share. */
type FieldReason = 'required' | 'too-long' | 'invalid';

/** A field that was refused, and why. */
export interface FieldError {
  field: string;
  reason: FieldReason;
}

/** A typed text: spaces around it are dropped; its length is counted in UTF-16 units, as a text box counts it. */
export function typed({ max, required = false }: { max: number; required?: boolean }) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalid');
  return z.string({ error }).check(
    z.trim(),
    z.refine((value) => !required || value !== '', { error: 'required', abort: true }),
    z.refine((value) => value.length <= max, { error: 'too-long', abort: true }),
  );
}

/** An email address, as the browser's own field would take it, with a domain that has a dot. */
export const email = typed({ max: QUOTE_LIMITS.email, required: true }).check(
  z.regex(z.regexes.html5Email, { error: 'invalid' }),
  z.refine((value) => /@.*[.]/.test(value), { error: 'invalid' }),
);

/** What is wrong with an input, a line for each field, the first fault of each. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): FieldError[] {
  const first = new Map<string, FieldReason>();
  for (const { path, message } of issues) {
    const reason = message === 'required' || message === 'too-long' ? message : 'invalid';
    if (!first.has(String(path[0]))) first.set(String(path[0]), reason);
  }
  return [...first].map(([field, reason]) => ({ field, reason }));
}

/**
 * What a form sends besides its fields, for telling bots from people; none of it is recorded. Both may be missing.
 * Source: decisions "Forms".
 */
export const botSignsSchema = z.object({
  /** A field that people do not see: whatever stands in it, no person has typed it. */
  website: z.optional(z.string()),
  /** Milliseconds from the form's appearance to its sending. */
  elapsed: z.optional(z.number()),
});
