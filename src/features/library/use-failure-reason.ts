import { useTranslation } from 'react-i18next';
import { StoreError, type StoreFailure } from '../../domain/media-store';

/** Reasons that have words of their own, and `unknown` for all others. */
const REASONS = ['not-allowed', 'session-ended', 'gone', 'offline', 'unknown'] as const satisfies StoreFailure[];

/** The reason why an action failed, from the error it threw. */
export const reasonOf = (error: unknown): StoreFailure => (error instanceof StoreError ? error.reason : 'unknown');

/** Gives the function that describes a failure with its reasons, each once. */
export function useFailureReason() {
  const { t } = useTranslation('library');
  const describe = (reason: (typeof REASONS)[number]) => t(`bulk.reasons.${reason}`);
  return (failure: string, reasons: readonly StoreFailure[]): string => {
    const described = reasons.map((reason) => describe(REASONS.find((each) => each === reason) ?? 'unknown'));
    return t('bulk.because', { failure, reasons: [...new Set(described)].join(', ') });
  };
}
