import type { FormName } from '../../domain/outbox';
import { sessionValue } from '../../services/session-value';

/** The fields of a form, as the visitor typed them. */
export type Texts = Record<string, string>;

const isSame = (texts: Texts, others: Texts) => Object.entries(texts).every(([field, text]) => others[field] === text);

/** The draft of a form in this tab. It survives a reload and the language switch. */
function createDraft(form: string) {
  const typed = sessionValue<Texts>(`${form}-draft`, {});
  /** The last submission of this form, until the server or this device has it. */
  const sent = sessionValue(`${form}-sent`, { id: '', fields: {} as Texts });

  /** Brings back a submission that the visitor has to correct. */
  function restore(id: string, texts: Texts): void {
    typed.write(texts);
    sent.write({ id, fields: texts });
  }

  /** Whether this submission was sent from here, and the visitor has not changed its texts since. */
  const holds = (id: string): boolean => sent.read().id === id && isSame(sent.read().fields, typed.read());

  return {
    read: typed.read,
    save: (texts: Texts): void => typed.write(texts),
    isEmpty: () => !Object.values(typed.read()).some(Boolean),
    restore,
    holds,
    /**
     * Saves what is sent, and returns the id to send it under. Unchanged texts keep the id of the last attempt, so that
     * the server records them once; changed texts get a new one.
     */
    idFor(texts: Texts): string {
      const last = sent.read();
      const id = last.id !== '' && isSame(texts, last.fields) ? last.id : crypto.randomUUID();
      restore(id, texts);
      return id;
    },
    /** Forgets a submission, but not what the visitor has typed since. */
    finish(id: string): void {
      if (holds(id)) typed.write(null);
      if (sent.read().id === id) sent.write(null);
    },
  };
}

/** The draft of each form. */
export const DRAFTS: Record<FormName, ReturnType<typeof createDraft>> = {
  quotes: createDraft('quote'),
  newsletter: createDraft('newsletter'),
};

/** The industry that a link filled in as the business. */
export const filledIndustry = sessionValue('quote-industry', { name: '' });
