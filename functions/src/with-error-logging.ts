import { logger } from './logger';

/** Whether a failed event is delivered again: triggers ask for it (`retry`), but the emulator does not do it. */
const isRedelivered = () => process.env.FUNCTIONS_EMULATOR !== 'true';

/**
 * The age in hours after which events are dropped. The platform retries for 24 hours; six outlast most outages and keep
 * an event that always fails from running, and costing, for longer.
 */
const MAX_AGE_HOURS = 6;

interface Options {
  /** Whether the platform delivers a failed event again. */
  redelivered?: boolean;
}

/**
 * Wraps an event handler so that it logs an error with `action`. Then
 * - in production it rethrows the error, so that the platform delivers the event again: every handler is idempotent;
 * - in the emulator it does not, because an uncaught error kills the worker and all other events in flight.
 *   `syncStorage` and `refreshRole` repair what such an event did not do.
 * It drops events that are too old and logs them. The daily run repairs what they did not do.
 */
export function withErrorLogging<Event>(
  action: string,
  handler: (event: Event) => Promise<unknown>,
  { redelivered = isRedelivered() }: Options = {},
): (event: Event) => Promise<void> {
  return async (event) => {
    const dropped = oldEvent(event);
    if (dropped) {
      logger.error(`${action} dropped an event older than ${MAX_AGE_HOURS} hours`, dropped);
      return;
    }
    try {
      await handler(event);
    } catch (error) {
      logger.error(`${action} failed`, error);
      if (redelivered) throw error;
    }
  };
}

/** Describes the event if it is too old. */
function oldEvent(event: unknown): Record<string, unknown> | null {
  const { id, type, source, subject, time } = Object(event);
  const isOld = Date.now() - Date.parse(time) > MAX_AGE_HOURS * 3_600_000;
  return isOld ? { id, type, source, subject, time } : null;
}
