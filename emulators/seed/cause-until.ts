import { LaunchError } from '../launch-error.mjs';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 8_000;
const POLL_MS = 150;

/**
 * Does `cause` and waits till `isDone`. The emulator loses events while the workers of a function start, so the
 * cause is repeated from time to time. Throws after a minute.
 */
export async function causeUntil(
  what: string,
  cause: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const start = Date.now();
  for (let next = start; Date.now() < start + PATIENCE_MS; ) {
    if (Date.now() >= next) {
      await cause();
      next = Date.now() + AGAIN_MS;
    }
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new LaunchError(`The functions did not do this within a minute: ${what}.`);
}
