import { sessionValue } from '../../components/session-value';
import type { QuoteField } from '../../domain/quote-fields';

/** The draft of the quote form in this tab. */
export const quoteDraft = sessionValue<Partial<Record<QuoteField, string>>>('quote-draft', {});

/** The event on which a form that is shown takes its text from the draft again. */
export const DRAFT_CHANGED = 'quote-draft-changed';

/** Saves the texts of a refused request as the draft, and updates a form that is shown. */
export function restoreDraft(texts: Partial<Record<QuoteField, string>>): void {
  quoteDraft.write(texts);
  dispatchEvent(new Event(DRAFT_CHANGED));
}

/** Whether this tab has a draft. */
export const hasDraft = () => Object.values(quoteDraft.read()).some((text) => text);

/** The industry that a link filled in as the business. */
export const filledIndustry = sessionValue('quote-industry', { name: '' });

/** The last request that this tab sent, until it succeeds. */
const lastSent = sessionValue<{ id: string; fields: Record<string, string> }>('quote-sent', { id: '', fields: {} });

/**
 * The id to send these fields under. Unchanged fields keep the id of the last attempt, so that the server records them
 * once; changed fields get a new one.
 */
export function submissionId(fields: Record<string, string>): string {
  const sent = lastSent.read();
  const isSame = sent.id !== '' && Object.entries(fields).every(([field, value]) => sent.fields[field] === value);
  const id = isSame ? sent.id : crypto.randomUUID();
  lastSent.write({ id, fields });
  return id;
}

/**
 * Forgets the draft and the last request, once the server or this device has it. A later result of the same request, or
 * one of an older request, leaves a newer draft alone.
 */
export function clearDraft(id: string): void {
  if (lastSent.read().id !== id) return;
  quoteDraft.write(null);
  lastSent.write(null);
}

/** Empties the form if it still shows this request: it was delivered after a reload. */
export function clearDelivered(id: string, fields: Record<string, string>): void {
  const draft: Record<string, string> = quoteDraft.read();
  if (Object.entries(fields).some(([field, text]) => draft[field] !== text)) return;
  clearDraft(id);
  dispatchEvent(new Event(DRAFT_CHANGED));
}
