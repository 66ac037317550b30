import { useTranslation } from 'react-i18next';
import { Small, TextLink } from '../../components/text';
import { HONEYPOT } from '../../domain/outbox';
import { pathTo } from '../../domain/paths';
import { PHONE_DIGITS, QUOTE_FIELDS, type QuoteField } from '../../domain/quote-fields';

/** Returns a function that translates the reason why a field is wrong; undefined if there is none. */
export function useFieldError(): (field: QuoteField, reason: string | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  const messages: Record<string, Partial<Record<QuoteField, string>>> = {
    required: t('errors.required', { returnObjects: true }),
    invalid: t('errors.invalid', {
      returnObjects: true,
      minDigits: PHONE_DIGITS.min,
      maxDigits: PHONE_DIGITS.max,
    }),
  };
  return (field, reason) => {
    if (!reason) return undefined;
    if (reason === 'too-long') return t('errors.too-long', { max: QUOTE_FIELDS[field].max });
    return messages[reason]?.[field] ?? t('errors.other');
  };
}

const OFF_SCREEN = { position: 'absolute', insetInlineStart: '-999rem' } as const;

/** A field that only bots fill in: hidden from sight, the tab order, screen readers and autofill. */
export function Honeypot() {
  const { t } = useTranslation('forms');
  return (
    <label aria-hidden style={OFF_SCREEN}>
      {t('honeypot')}
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Says what the data of a form is for, and links to the page about privacy. */
export function PrivacyNote({ children }: { children: string }) {
  const { t } = useTranslation();
  return (
    <Small>
      {children} <TextLink href={pathTo('privacy')}>{t('routes.privacy')}</TextLink>
    </Small>
  );
}
