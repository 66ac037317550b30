import { useTranslation } from 'react-i18next';
import { StoreError, type StoreFailure } from '../../domain/store-error';

/** Reasons with their own words; all others are `unknown`. */
const REASONS = ['not-allowed', 'session-ended', 'gone', 'offline', 'unknown'] as const satisfies StoreFailure[];

/** The reason why an action failed, from the error it threw. */
export const reasonOf = (error: unknown): StoreFailure => (error instanceof StoreError ? error.reason : 'unknown');

/** Returns a function that adds the reasons to the text of a failure, each once. */
export function useFailureReason() {
  const { t } = useTranslation('library');
  const describe = (reason: (typeof REASONS)[number]) => t(`bulk.reasons.${reason}`);
  return (failure: string, reasons: readonly StoreFailure[]): string => {
    const described = reasons.map((reason) => describe(REASONS.find((each) => each === reason) ?? 'unknown'));
    return t('bulk.because', { failure, reasons: [...new Set(described)].join(', ') });
  };
}
