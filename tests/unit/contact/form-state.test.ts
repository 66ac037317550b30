import { expect, it } from 'vitest';
import type { FieldError, Outcome } from '../../../src/domain/outbox';
import { EMPTY_FORM, type FormEvent, type FormState, nextState } from '../../../src/features/contact/form-state';

const CHECKING: FormState = { step: 'checking' };
const SENDING: FormState = { step: 'sending', id: 'a' };
const SAVED: FormState = { step: 'saved', id: 'a', isEarlier: false, reason: 'offline', failures: 1 };
const RECORDED: FormState = { step: 'recorded', id: 'a', isEarlier: false };
const REQUIRED = { field: 'email', reason: 'required' } as const;
const PHONE = { field: 'phone', reason: 'invalid' } as const;
const UNKNOWN = { field: 'consent', reason: 'required' } as const;
const wrong = (problem: 'refused' | null, ...errors: FieldError[]) =>
  ({ step: 'editing', errors, isChecked: true, problem }) satisfies FormState;

const report = (outcome: Outcome, { id = 'a', isOwn = false } = {}): FormEvent => ({
  type: 'report',
  report: { id, outcome },
  isOwn,
});
const saved = (failures: number): Outcome => ({ state: 'saved', reason: 'offline', failures });

it.each<[string, FormState, FormEvent, FormState]>([
  ['is checked when the visitor submits it', EMPTY_FORM, { type: 'submit' }, CHECKING],
  ['shows what is wrong', CHECKING, { type: 'wrong', errors: [REQUIRED] }, wrong(null, REQUIRED)],
  ['is sent', CHECKING, { type: 'sent', id: 'a' }, SENDING],
  ['stays busy during the first attempt', SENDING, report(saved(0)), SENDING],
  ['is saved after it', SENDING, report(saved(1)), SAVED],
  ['counts further attempts', SAVED, report(saved(3)), { ...SAVED, failures: 3 }],
  ['is recorded at once', SENDING, report({ state: 'recorded' }), RECORDED],
  ['is recorded later', SAVED, report({ state: 'recorded' }), RECORDED],
  ['is refused', SENDING, report({ state: 'refused', fields: [REQUIRED] }), wrong(null, REQUIRED)],
  ['is refused later', SAVED, report({ state: 'refused', fields: [REQUIRED] }), wrong(null, REQUIRED)],
  ['is refused for another field', SENDING, report({ state: 'refused', fields: [UNKNOWN] }), wrong('refused', UNKNOWN)],
  [
    'is refused for a field that it shows and one that it does not',
    SENDING,
    report({ state: 'refused', fields: [UNKNOWN, REQUIRED] }),
    wrong(null, UNKNOWN, REQUIRED),
  ],
  ['fails', SENDING, report({ state: 'failed' }), { ...EMPTY_FORM, problem: 'failed' }],
  ['is given up later', SAVED, report({ state: 'given-up' }), { ...EMPTY_FORM, problem: 'given-up' }],
  ['is empty again', RECORDED, { type: 'again' }, EMPTY_FORM],
  [
    'corrects the field that is typed',
    wrong(null, REQUIRED),
    { type: 'typed', field: 'email', errors: [] },
    wrong(null),
  ],
  [
    'keeps the errors of the other fields',
    wrong(null, PHONE, REQUIRED),
    { type: 'typed', field: 'email', errors: [] },
    wrong(null, PHONE),
  ],
  [
    'shows what is wrong with what is typed',
    wrong(null, PHONE),
    { type: 'typed', field: 'email', errors: [PHONE, REQUIRED] },
    wrong(null, PHONE, REQUIRED),
  ],
  [
    'shows no error of a field that is yet to be typed',
    wrong(null, REQUIRED),
    { type: 'typed', field: 'email', errors: [PHONE] },
    wrong(null),
  ],
  ['ignores a late check while it is sent', SENDING, { type: 'typed', field: 'email', errors: [REQUIRED] }, SENDING],
  ['ignores other submissions', SAVED, report({ state: 'recorded' }, { id: 'b' }), SAVED],
  ['ignores them while editing', EMPTY_FORM, report(saved(1)), EMPTY_FORM],
  ['shows its own of an earlier visit', EMPTY_FORM, report(saved(1), { isOwn: true }), { ...SAVED, isEarlier: true }],
  [
    'remembers the earlier visit',
    { ...SAVED, isEarlier: true },
    report({ state: 'recorded' }),
    { ...RECORDED, isEarlier: true },
  ],
])('a form %s', (_, state, event, next) => {
  expect(nextState(state, event)).toEqual(next);
});
