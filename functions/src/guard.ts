import { logger } from 'firebase-functions';

/** Whether an event whose handler failed comes again: triggers ask for it (`retry`), the emulator does not do it. */
const REDELIVERED = process.env.FUNCTIONS_EMULATOR !== 'true';

/**
 * Wraps an event handler: an error is logged under `deed`, and then
 * - where events are redelivered, thrown on: that is how the platform learns that it has to deliver again. Every
 *   handler reads the present state and may run any number of times, so a second delivery only mends;
 * - in the emulator, caught: there an error that leaves a handler kills the worker with all other events in flight.
 *   What such an event did not do is mended by `syncStorage` and `refreshRole`.
 */
export function guard<Arguments extends unknown[]>(
  deed: string,
  handler: (...args: Arguments) => Promise<unknown>,
  redelivered = REDELIVERED,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    try {
      await handler(...args);
    } catch (error) {
      logger.error(`${deed} failed`, error);
      if (redelivered) throw error;
    }
  };
}
