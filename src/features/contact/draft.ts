/** Session storage key of a half-typed quote request: it survives a reload, and goes with the tab. */
const KEY = 'quote-draft';

/** What was typed so far, and the id under which it was last sent, if it was. */
export interface Draft {
  fields: Record<string, string>;
  sent?: { id: string; fields: Record<string, string> };
}

/** The draft where session storage keeps nothing: it lasts as long as the page. */
let unkept: Draft | null = null;

/** The draft of this tab; an empty one where there is none. */
export function readDraft(): Draft {
  if (unkept) return unkept;
  try {
    return { fields: {}, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { fields: {} };
  }
}

/** Says whether this tab has a draft. */
export const hasDraft = () => Object.keys(readDraft().fields).length > 0;

/** Keeps the draft, or with `null` removes it. */
export function keepDraft(draft: Draft | null): void {
  unkept = null;
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    unkept = draft; // storage is blocked, or full
  }
}

/**
 * The id to send these fields under: the one they were sent under before, so that nothing is recorded twice whatever
 * became of that try; another one as soon as anything in them has changed.
 */
export function idFor(fields: Record<string, string>): string {
  const { sent } = readDraft();
  const isSame = sent && Object.entries(fields).every(([field, value]) => sent.fields[field] === value);
  const id = isSame ? sent.id : crypto.randomUUID();
  keepDraft({ fields, sent: { id, fields } });
  return id;
}
