import { LaunchError } from './launch-error.mjs';
import { addressOf } from './ports';

const POLL_MS = 150;
/** First and longest time until the cause is repeated. */
const FIRST_PAUSE_MS = 8_000;
const LAST_PAUSE_MS = 60_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Backends {
  backends: { functionTriggers: unknown[] }[];
}

/** Throws LaunchError if the functions emulator does not answer, or has loaded no functions. */
async function checkFunctions(): Promise<void> {
  const response = await fetch(`http://${addressOf('functions')}/backends`).catch(() => null);
  if (!response?.ok) throw new LaunchError('The functions have stopped: the log of the emulators says why.');
  const { backends } = (await response.json()) as Backends;
  if (backends.every(({ functionTriggers }) => functionTriggers.length === 0)) {
    throw new LaunchError('The functions could not be loaded: the log of the emulators says why.');
  }
}

/**
 * Runs `cause` and waits for `isDone`, for as long as the functions are alive: a busy machine may need minutes. The
 * emulator loses events while the workers of a function start, so `cause` is repeated. `what` completes the sentence
 * "Waiting for the functions to". Throws LaunchError if the functions are dead.
 */
export async function waitForFunctions(
  what: string,
  cause: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const start = Date.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
    await cause();
    for (const next = Date.now() + pause; Date.now() < next; await sleep(POLL_MS)) if (await isDone()) return;
    await checkFunctions();
    console.log(`Waiting for the functions to ${what}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
}
