import { useContent } from '../../i18n/locale';

/** Gives the words for a fault of a field; none where there is no fault. */
export function useFault(): (field: string, reason: string | undefined) => string | undefined {
  const { errors } = useContent('forms');
  const words: Record<string, Record<string, string>> = {
    required: errors.required,
    invalid: errors.invalid,
    'too-long': errors['too-long'],
  };
  return (field, reason) => reason && (words[reason]?.[field] ?? errors.other);
}
