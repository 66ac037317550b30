import { useTranslation } from 'react-i18next';
import { StoreError, type StoreFailure } from '../../domain/media-store';

/** Reasons that have words of their own. */
const TOLD = ['not-allowed', 'session-ended', 'gone', 'offline'] as const satisfies readonly StoreFailure[];

/** Why a deed failed, from what it threw. */
export const reasonOf = (error: unknown): StoreFailure => (error instanceof StoreError ? error.reason : 'unknown');

/** Words for a failure with its reasons, each once; those that no such deed meets are told as unknown. */
export function useBecause() {
  const { t } = useTranslation('library');
  return (failure: string, reasons: readonly StoreFailure[]): string => {
    const told = reasons.map((reason) => t(`bulk.reasons.${TOLD.find((each) => each === reason) ?? 'unknown'}`));
    return t('bulk.because', { failure, reasons: [...new Set(told)].join(', ') });
  };
}
