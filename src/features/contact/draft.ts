import { sessionValue } from '../../ui/session-value';

/** What was typed so far, and the id under which it was last sent, if it was. */
export interface Draft {
  fields: Record<string, string>;
  sent?: { id: string; fields: Record<string, string> };
}

/** The draft of this tab; an empty one if there is none. */
export const { read: readDraft, write: keepDraft } = sessionValue<Draft>('quote-draft', { fields: {} });

/** Says whether this tab has a draft. */
export const hasDraft = () => Object.keys(readDraft().fields).length > 0;

/**
 * The id to send these fields under. Unchanged fields keep the id of the last attempt, so that the server records them
 * once; changed fields get a new one.
 */
export function idFor(fields: Record<string, string>): string {
  const { sent } = readDraft();
  const isSame = sent && Object.entries(fields).every(([field, value]) => sent.fields[field] === value);
  const id = isSame ? sent.id : crypto.randomUUID();
  keepDraft({ fields, sent: { id, fields } });
  return id;
}
