import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, HONEYPOT, type Outcome } from '../../domain/outbox';
import type { QuoteField } from '../../domain/quote-fields';
import type { FieldError } from '../../domain/submission';
import { withTimeLimit } from '../../services/time-limit';
import { filledIndustry } from './draft';
import { useFieldError } from './form-fields';
import { useSubmission } from './use-submission';

type Texts = Record<string, string>;

/** What is typed in a form's fields. */
export function readForm(form: HTMLFormElement): { texts: Texts; honeypot: string } {
  const { [HONEYPOT]: honeypot = '', ...texts } = Object.fromEntries(new FormData(form)) as Texts;
  return { texts, honeypot };
}

/** The text box of a field. */
export const boxOf = (form: HTMLFormElement, field: string) => form.elements.namedItem(field) as HTMLInputElement;

/** Loads zod and the server's own schemas when a form is first used, because its page does not need them. */
async function loadCheck() {
  const [{ quoteFieldsSchema }, { fieldErrors, newsletterFieldsSchema }] = await Promise.all([
    import('../../domain/quotes'),
    import('../../domain/submission'),
  ]);
  const schemas = { quotes: quoteFieldsSchema, newsletter: newsletterFieldsSchema };
  return (form: FormName, texts: Texts): FieldError[] => {
    const { error } = schemas[form].safeParse(texts);
    return error ? fieldErrors(error) : [];
  };
}

/** Time limit for the schemas, in milliseconds. */
const CHECK_LIMIT_MS = 5000;

/** The fields that the server would refuse; none if the schemas cannot be loaded: the server checks them too. */
const check = (form: FormName, texts: Texts) =>
  withTimeLimit(loadCheck(), CHECK_LIMIT_MS).then(
    (errorsOf) => errorsOf(form, texts),
    () => [],
  );

interface ContactFormOptions {
  /** The id to send these texts under: see `Submission`. */
  idOf(texts: Texts): string;
  onTyped?(texts: Texts): void;
  onOutcome?(outcome: Outcome, texts: Texts, id: string): void;
}

/**
 * A form that is posted to the server. Its inputs are native and keep their own text, so that a page loads no code for
 * them before a visitor uses the form. Spread `formProps` on the form and `field(name)` on each text box.
 */
export function useContactForm(form: FormName, { idOf, onTyped, onOutcome }: ContactFormOptions) {
  const fieldError = useFieldError();
  const element = useRef<HTMLFormElement>(null);
  /** Texts that were refused: a receipt may have replaced the form. */
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const wasChecked = useRef(false);
  const { outcome, isEarlier, isSending, prepare, send, release, forget } = useSubmission(form, {
    // Not for the newsletter: a repeated subscription is harmless, and visitors may want to enter another address.
    showsEarlier: () => form === 'quotes' && isUntouched(),
    onOutcome(next, { id, fields }) {
      onOutcome?.(next, fields, id);
      if (next.state === 'refused') refuse(next.fields, fields);
    },
  });

  function isUntouched(): boolean {
    if (!element.current || element.current.contains(document.activeElement)) return false;
    return Object.values(readForm(element.current).texts).every((text) => !text || text === filledIndustry.read().name);
  }

  /** Shows the errors, and focuses the first. */
  function refuse(found: FieldError[], refused: Texts): void {
    wasChecked.current = true;
    flushSync(() => {
      setTexts(refused);
      setErrors(found);
    });
    if (found[0] && element.current) boxOf(element.current, found[0].field)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    setSubmitting(true);
    const found = await check(form, typed.texts);
    if (found.length > 0) refuse(found, typed.texts);
    else {
      setErrors([]);
      await send({ id: idOf(typed.texts), fields: typed.texts, honeypot: typed.honeypot });
    }
    setSubmitting(false);
  }

  async function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): Promise<void> {
    release();
    const typed = readForm(currentTarget);
    onTyped?.(typed.texts);
    if (!wasChecked.current) return;
    const { name } = target as HTMLInputElement;
    const found = await check(form, typed.texts);
    const isTyped = ({ field }: FieldError) => field === name;
    setErrors((shown) => [...shown.filter((error) => !isTyped(error)), ...found.filter(isTyped)]);
  }

  return {
    outcome,
    isEarlier,
    isBusy: isSending || isSubmitting,
    element,
    formProps: {
      ref: element,
      onFocus() {
        void check(form, {}); // the connection may be lost later
        prepare();
      },
      onInput: (event: InputEvent<HTMLFormElement>) => void onInput(event),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    field: (name: QuoteField) => ({
      name,
      defaultValue: texts[name],
      readOnly: isSubmitting,
      error: fieldError(name, errors.find(({ field }) => field === name)?.reason),
    }),
    /** Shows an empty form again. */
    clear() {
      wasChecked.current = false;
      flushSync(() => {
        setTexts({});
        setErrors([]);
        forget();
      });
    },
  };
}
