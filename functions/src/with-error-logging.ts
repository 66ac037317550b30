import { logger } from 'firebase-functions';

/** Whether a failed event is delivered again: triggers ask for it (`retry`), but the emulator does not do it. */
const REDELIVERED = process.env.FUNCTIONS_EMULATOR !== 'true';

/**
 * Wraps an event handler so that it logs an error with `action`. Then
 * - in production the error is thrown on, which makes the platform deliver the event again. Every handler is idempotent;
 * - in the emulator it is caught: an error that leaves a handler kills the worker and all other events in flight.
 *   `syncStorage` and `refreshRole` repair what such an event did not do.
 */
export function withErrorLogging<Arguments extends unknown[]>(
  action: string,
  handler: (...args: Arguments) => Promise<unknown>,
  redelivered = REDELIVERED,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    try {
      await handler(...args);
    } catch (error) {
      logger.error(`${action} failed`, error);
      if (redelivered) throw error;
    }
  };
}
