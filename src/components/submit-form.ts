import type { SubmitEvent } from 'react';
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from 'react-hook-form';

/**
 * Copies the text of the boxes in `element` to their registered fields, as if the user had typed it: password managers
 * fill boxes without events, and react-hook-form reads a box only at its events.
 */
export function readBoxes<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  element: HTMLFormElement | null,
): void {
  const values: Partial<Record<string, unknown>> = form.getValues();
  for (const box of element?.elements ?? []) {
    const { name, value } = box as HTMLInputElement;
    if (name in values && value !== (values[name] ?? '')) {
      void form.register(name as Path<Fields>).onChange({ type: 'change', target: box });
    }
  }
}

/** The `onSubmit` of a form: reads its boxes, then validates and calls `onValid`. */
export const submitForm =
  <Fields extends FieldValues, Output>(form: UseFormReturn<Fields, unknown, Output>, onValid: SubmitHandler<Output>) =>
  (event: SubmitEvent<HTMLFormElement>) => {
    readBoxes(form, event.currentTarget);
    return form.handleSubmit(onValid)(event);
  };
