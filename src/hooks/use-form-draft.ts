import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface DraftStore<Draft> {
  read(): Partial<Draft>;
  write(draft: Draft): void;
}

/**
 * Restores the saved draft of these fields, and saves it whenever the user types. Leave out passwords. A field that the
 * user filled in before hydration keeps its text.
 */
export function useFormDraft<Fields extends FieldValues, Name extends Path<Fields>, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  draft: DraftStore<Pick<Fields, Name>>,
  names: readonly Name[],
): void {
  const save = () => {
    const values = form.getValues(names);
    draft.write(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Pick<Fields, Name>);
  };
  const restore = useEffectEvent(() => {
    const saved = draft.read();
    const defaults = form.formState.defaultValues as Partial<Fields> | undefined;
    let isTyped = false;
    for (const name of names) {
      const initial = defaults?.[name] ?? '';
      if ((form.getValues(name) ?? '') !== initial) isTyped = true;
      else if (saved[name] !== undefined && saved[name] !== initial) {
        form.setValue(name, saved[name], { shouldDirty: true });
      }
    }
    if (isTyped) save();
  });
  const onChange = useEffectEvent(save);
  useEffect(() => {
    restore(); // not in a layout effect: react-hook-form reads text typed before hydration in its own effects
    // `type` is missing if code, not the user, sets a value.
    return form.subscribe({ formState: { values: true }, callback: ({ type }) => type === 'change' && onChange() });
  }, [form]);
}
