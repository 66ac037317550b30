import { type InputEvent, type RefObject, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '../../domain/outbox';
import { type FormName, HONEYPOT, type Report } from '../../domain/outbox';
import type { QuoteField } from '../../domain/quote-fields';
import { useLocale } from '../../i18n/i18n';
import { hasPendingSubmissions } from '../../services/has-pending';
import { tell, useReports } from '../../services/reports';
import { CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import { readSource } from '../../services/visit';
import { loadOutbox } from './api/load-outbox';
import { check } from './check';
import { DRAFTS, filledIndustry, type Texts } from './draft';
import { useFieldError } from './form-fields';
import { EMPTY_FORM, type FormEvent, isReportFor, nextState } from './form-state';

/** What is typed in a form's fields. */
export function readForm(form: HTMLFormElement): { texts: Texts; honeypot: string } {
  const { [HONEYPOT]: honeypot = '', ...texts } = Object.fromEntries(new FormData(form)) as Texts;
  return { texts, honeypot };
}

/** The text box of a field; null if the form has no such field. */
export const boxOf = (form: HTMLFormElement, field: string) =>
  form.elements.namedItem(field) as HTMLInputElement | null;

/** Whether nothing is typed. The industry that a link filled in is not typed. */
const isBlank = (texts: Texts) => Object.values(texts).every((text) => !text || text === filledIndustry.read().name);

/** Fills the empty fields with the draft: what is typed in the others, perhaps before hydration, is newer. */
function fillFromDraft(element: HTMLFormElement, form: FormName): void {
  for (const [name, text] of Object.entries(DRAFTS[form].read())) {
    const box = boxOf(element, name);
    if (box && !box.value) box.value = text;
  }
  const { texts } = readForm(element);
  if (!isBlank(texts)) DRAFTS[form].save(texts);
}

function focusFirst(element: HTMLFormElement | null, [first]: FieldError[]): void {
  if (element && first) boxOf(element, first.field)?.focus();
}

/** Sends what earlier visits saved, and loads the code for sending, which is needed even without a connection. */
const prepareOutbox = () =>
  void loadOutbox()
    .then((outbox) => outbox.deliver())
    .catch(() => {}); // sending reports the error

/**
 * The state of a form and how to change it. The form follows what the outbox reports, fills in the draft whenever the
 * visitor edits it again, and forgets the draft once the outbox keeps the submission.
 */
function useFormState(form: FormName, element: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextState, EMPTY_FORM);
  const isEditing = state.step === 'editing';

  /** Changes what is shown at once: the outbox may report the outcome before React would render. */
  const change = (event: FormEvent) => flushSync(() => dispatch(event));

  useEffect(() => {
    if (isEditing && element.current) fillFromDraft(element.current, form);
  }, [isEditing, element, form]);
  useEffect(() => {
    if (hasPendingSubmissions()) prepareOutbox();
  }, []);

  /** Whether an editing form shows this submission, so that the visitor does not send it again. */
  function isOwn({ id, form: sentFrom, outcome }: Report): boolean {
    if (sentFrom !== form || !element.current) return false;
    if (DRAFTS[form].holds(id)) return true;
    // Not for the newsletter: a repeated subscription is harmless, and visitors may want to enter another address.
    const isUnused = !element.current.contains(document.activeElement) && isBlank(readForm(element.current).texts);
    return form === 'quotes' && outcome.state === 'saved' && isUnused;
  }

  useReports('form', (report) => {
    const { id, fields, outcome } = report;
    const event = { type: 'report', report, isOwn: isOwn(report) } as const;
    if (!isReportFor(state, report, event.isOwn)) return false;
    const { step } = nextState(state, event);
    if (step === 'saved' || step === 'recorded') DRAFTS[form].finish(id);
    if (outcome.state === 'refused') DRAFTS[form].restore(id, fields);
    change(event);
    if (outcome.state === 'refused' && element.current) {
      fillFromDraft(element.current, form); // the effect does this only for a form that was not being edited
      focusFirst(element.current, outcome.fields);
    }
    return true;
  });

  return { state, change };
}

/**
 * A form that is posted to the server. Its inputs are native and keep their own text, so that a page loads no code for
 * them before a visitor uses the form. Spread `formProps` on the form and `field(name)` on each text box; `state` says
 * what to show.
 */
export function useContactForm(form: FormName) {
  const language = useLocale();
  const fieldError = useFieldError();
  const element = useRef<HTMLFormElement>(null);
  const { state, change } = useFormState(form, element);
  /**
   * When the form appeared, by the monotonic clock: the device's time may be corrected while the visitor fills in the
   * form.
   */
  const [shownAt] = useState(() => performance.now());
  const wasPrepared = useRef(false);
  const { errors, isChecked } = state.step === 'editing' ? state : EMPTY_FORM;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { texts, honeypot } = readForm(event.currentTarget);
    change({ type: 'submit' });
    const found = await check(form, texts);
    if (found.length > 0) {
      change({ type: 'wrong', errors: found });
      focusFirst(element.current, found);
      return;
    }
    const id = DRAFTS[form].idFor(texts);
    change({ type: 'sent', id });
    const elapsed = Math.ceil(performance.now() - shownAt);
    const source = form === 'quotes' ? readSource() : undefined;
    const submission = { id, form, language, fields: texts, source, honeypot, elapsed };
    try {
      const outbox = await withTimeLimit(loadOutbox(), CODE_LIMIT_MS);
      await outbox.send(submission);
    } catch (error) {
      console.warn('A form could not be sent', error);
      tell({ ...submission, outcome: { state: 'failed' } });
    }
  }

  async function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): Promise<void> {
    const { texts } = readForm(currentTarget);
    DRAFTS[form].save(texts);
    if (!isChecked) return;
    const { name } = target as HTMLInputElement;
    change({ type: 'typed', field: name, errors: await check(form, texts) });
  }

  return {
    state,
    isBusy: state.step === 'checking' || state.step === 'sending',
    element,
    formProps: {
      ref: element,
      onFocus() {
        if (wasPrepared.current) return;
        wasPrepared.current = true;
        void check(form, {}); // the connection may be lost later
        prepareOutbox();
      },
      onInput: (event: InputEvent<HTMLFormElement>) => void onInput(event),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    field: (name: QuoteField) => ({
      name,
      readOnly: state.step !== 'editing',
      error: fieldError(name, errors.find(({ field }) => field === name)?.reason),
    }),
    /** Shows an empty form again. */
    again: () => change({ type: 'again' }),
  };
}
