import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FormName } from '../../domain/outbox';
import type { FieldError } from '../../domain/submission';

const load = () => import('../../domain/validate-form');

/** Fetches the checks of the forms, so that they are there when the connection is not. */
export function prefetchChecks(): void {
  load().catch(() => {}); // the server checks as well
}

/** Judges a form by the server's own rules. Where they cannot be fetched, nothing is faulted: the server judges. */
export function resolverOf<Fields extends FieldValues>(form: FormName): Resolver<Fields> {
  return async (fields) => {
    const faults = await load().then(
      ({ validateForm }) => validateForm(form, fields),
      (): FieldError[] => [],
    );
    if (faults.length === 0) return { values: fields, errors: {} };
    const errors = Object.fromEntries(faults.map(({ field, reason }) => [field, { type: reason }]));
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
}
