import { useTranslation } from 'react-i18next';
import type { StoreFailure } from '../domain/store-error';

/** Reasons with their own words; all others are `unknown`. */
const REASONS = ['not-allowed', 'session-ended', 'gone', 'offline', 'unknown'] as const satisfies StoreFailure[];

/** Returns a function that adds the reasons, each once, to the text about a failed action of staff. */
export function useFailureReason() {
  const { t } = useTranslation('admin');
  const describe = (reason: (typeof REASONS)[number]) => t(`failure.reasons.${reason}`);
  return (failure: string, reasons: readonly StoreFailure[]): string => {
    const described = reasons.map((reason) => describe(REASONS.find((each) => each === reason) ?? 'unknown'));
    return t('failure.because', { failure, reasons: [...new Set(described)].join(', ') });
  };
}
