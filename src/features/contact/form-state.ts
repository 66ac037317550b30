import type { FieldError, Outcome, Report } from '../../domain/outbox';
import { QUOTE_FIELD_NAMES } from '../../domain/quote-fields';

/**
 * What a form shows:
 *
 *     editing --submit--> checking --sent--> sending ---> saved ---> recorded
 *        ^                   |                  |           |
 *        '------wrong--------'-------refused, failed, given up
 *
 * `again` leads from the receipts, `saved` and `recorded`, back to an empty form. An editing form becomes a receipt at
 * once if it turns out to be a submission that is already on its way.
 */
export type FormState =
  /**
   * `isChecked`: each field is checked while the visitor types, from the first errors on. `problem`: the last submission
   * failed or was given up, or the server refused more than the fields of this form.
   */
  | { step: 'editing'; errors: FieldError[]; isChecked: boolean; problem: 'failed' | 'given-up' | 'refused' | null }
  | { step: 'checking' }
  | { step: 'sending'; id: string }
  | Receipt;

/** Replaces the form. If the visitor sent it earlier (`isEarlier`), the focus stays where it is. */
export type Receipt = { id: string; isEarlier: boolean } & (
  | { step: 'saved'; reason: 'offline' | 'server'; failures: number }
  | { step: 'recorded' }
);

export type FormEvent =
  /** The visitor pressed the button. */
  | { type: 'submit' }
  /** The check found errors in the submitted form. */
  | { type: 'wrong'; errors: FieldError[] }
  /** The visitor typed in this field, and the check found these errors in the form. */
  | { type: 'typed'; field: string; errors: FieldError[] }
  | { type: 'sent'; id: string }
  /** The outbox says what came of a submission. `isOwn`: an editing form shows it, but did not send it. */
  | { type: 'report'; report: Pick<Report, 'id' | 'outcome'>; isOwn: boolean }
  | { type: 'again' };

export const EMPTY_FORM: Extract<FormState, { step: 'editing' }> = {
  step: 'editing',
  errors: [],
  isChecked: false,
  problem: null,
};

/** Whether the form shows the submission of this report. */
export function isReportFor(state: FormState, report: Pick<Report, 'id'>, isOwn: boolean): boolean {
  return 'id' in state ? state.id === report.id : state.step === 'editing' && isOwn;
}

/** What the form shows after this event; the same state if the event comes too late or is for another form. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return { step: 'checking' };
    case 'wrong':
      return { step: 'editing', errors: event.errors, isChecked: true, problem: null };
    case 'typed':
      return state.step === 'editing'
        ? { ...state, errors: withErrorsOf(event.field, state.errors, event.errors) }
        : state;
    case 'sent':
      return { step: 'sending', id: event.id };
    case 'report':
      return isReportFor(state, event.report, event.isOwn) ? afterReport(state, event.report) : state;
    case 'again':
      return EMPTY_FORM;
  }
}

/** The errors that are shown, with those of one field replaced. */
function withErrorsOf(field: string, shown: FieldError[], found: FieldError[]): FieldError[] {
  return [...shown.filter((error) => error.field !== field), ...found.filter((error) => error.field === field)];
}

function afterReport(state: FormState, { id, outcome }: { id: string; outcome: Outcome }): FormState {
  const isEarlier = state.step === 'editing' || ('isEarlier' in state && state.isEarlier);
  switch (outcome.state) {
    case 'saved': {
      const isFirstAttempt = state.step === 'sending' && outcome.failures === 0;
      return isFirstAttempt
        ? state
        : { step: 'saved', id, isEarlier, reason: outcome.reason, failures: outcome.failures };
    }
    case 'recorded':
      return { step: 'recorded', id, isEarlier };
    case 'refused': {
      const fields: readonly string[] = QUOTE_FIELD_NAMES; // the newsletter's field has the name of one of them
      const isShown = outcome.fields.some(({ field }) => fields.includes(field));
      return { step: 'editing', errors: outcome.fields, isChecked: true, problem: isShown ? null : 'refused' };
    }
    case 'failed':
    case 'given-up':
      return { ...EMPTY_FORM, problem: outcome.state };
  }
}
