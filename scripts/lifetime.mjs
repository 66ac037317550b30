import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';

/** @type {Set<() => void | Promise<void>>} */
const undoing = new Set();
let ending = false;

/**
 * Has `undo` run before this program ends, by itself or by a signal. Gives the function that takes it back.
 * @param {() => void | Promise<void>} undo
 */
export function beforeEnd(undo) {
  undoing.add(undo);
  return () => undoing.delete(undo);
}

/** Whether this program is ending: what is begun now would outlive it. */
export const isEnding = () => ending;

/**
 * Ends this program and all that it started. Only the first call counts.
 * @param {number} code
 * @returns {Promise<never>}
 */
async function end(code) {
  if (!ending) {
    ending = true;
    await Promise.allSettled([...undoing].map((undo) => undo()));
    process.exit(code);
  }
  return new Promise(() => {});
}

/**
 * Ends this program on a signal, and when the npm that started it is gone: killed, it takes nobody with it.
 * @param {number} code exit code after a signal
 */
export function endOnSignals(code) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(code));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => end(code)); // the terminal is gone
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(code), 500).unref();
}

/**
 * Runs the whole of a script: an error that says what to do is shown as a sentence, any other with its stack.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runScript(main) {
  try {
    await end(await main());
  } catch (error) {
    if (!ending) console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    await end(1);
  }
}
