import { useTranslation } from 'react-i18next';
import { QUOTE_LIMITS, type QuoteField } from '../../domain/quote-fields';

/** Describes what is wrong with a field; undefined if nothing is. */
export function useFault(): (field: QuoteField, reason: string | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  const messages: Record<string, Partial<Record<QuoteField, string>>> = {
    required: t('errors.required', { returnObjects: true }),
    invalid: t('errors.invalid', {
      returnObjects: true,
      minDigits: QUOTE_LIMITS.minPhone,
      maxDigits: QUOTE_LIMITS.phone,
    }),
  };
  return (field, reason) => {
    if (!reason) return undefined;
    if (reason === 'too-long') return t('errors.too-long', { max: QUOTE_LIMITS[field] });
    return messages[reason]?.[field] ?? t('errors.other');
  };
}
