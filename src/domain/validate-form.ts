import { subscriptionSchema } from './newsletter';
import type { FormName } from './outbox';
import { quoteSchema } from './quotes';
import { type FieldError, fieldErrors } from './submission';

const SCHEMAS = { quotes: quoteSchema, newsletter: subscriptionSchema };

/** What the server would find wrong with the fields of a form as they were typed. Fetched when a form is used. */
export function validateForm(form: FormName, fields: Record<string, string>): FieldError[] {
  const result = SCHEMAS[form].safeParse({ id: crypto.randomUUID(), language: 'en', ...fields });
  return result.success ? [] : fieldErrors(result.error);
}
