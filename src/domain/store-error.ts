/** Why a request to the library failed; the interface translates each reason. */
export type StoreFailure =
  | 'not-allowed'
  | 'session-ended'
  | 'too-large'
  | 'wrong-type'
  | 'empty'
  | 'unreadable'
  | 'gone'
  | 'offline'
  | 'canceled'
  | 'unknown';

/** The only error that requests to the library throw. `cause` holds the original error. */
export class StoreError extends Error {
  readonly reason: StoreFailure;
  constructor(reason: StoreFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StoreError';
    this.reason = reason;
  }
}

/** The reason why a request failed, from the error it threw. */
export const reasonOf = (error: unknown): StoreFailure => (error instanceof StoreError ? error.reason : 'unknown');

/** Whether a request failed because someone has deleted its record. */
export const isGone = (error: unknown): boolean => reasonOf(error) === 'gone';
