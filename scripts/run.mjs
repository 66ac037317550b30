// Runs programs and ensures that they end with the script that started them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LaunchError } from '../emulators/launch-error.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const KILL_AFTER_MS = 5_000;

/** @type {Set<() => void | Promise<void>>} */
const cleanups = new Set();
let isEnding = false;

/**
 * Registers a cleanup that runs before this script ends, normally or by a signal. Returns a function that removes it.
 * @param {() => void | Promise<void>} cleanup
 */
export function beforeEnd(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * Runs all cleanups, then exits. Later calls wait for the first one.
 * @param {number} code
 * @returns {Promise<never>}
 */
async function end(code) {
  if (!isEnding) {
    isEnding = true;
    await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
    process.exit(code);
  }
  return new Promise(() => {});
}

/**
 * Runs a whole script and always cleans up. Prints a LaunchError as a sentence, any other error with its stack.
 * @param {() => Promise<number>} main returns the exit code
 * @param {number} [signalCode] exit code after a signal
 */
export async function runScript(main, signalCode = 130) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signalCode));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => end(signalCode)); // closed terminal
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(signalCode), 500).unref(); // npm was killed without passing on a signal
  try {
    await end(await main());
  } catch (error) {
    if (!isEnding) console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    await end(1);
  }
}

/**
 * Runs a program in the project folder, in its own process group that ends with this script.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; cwd?: string; quiet?: boolean }} [options] `quiet` collects the output
 * @returns {Promise<{ code: number; output: string }>} exit code (1 after a signal) and the collected output
 */
export async function run(program, args, { env, cwd = ROOT, quiet = false } = {}) {
  if (isEnding) return new Promise(() => {});
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  let collected = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      collected += text;
    });
  }
  const closed = once(child, 'close');
  const forget = beforeEnd(async () => {
    killGroup(child.pid, 'SIGTERM');
    const timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), KILL_AFTER_MS);
    await closed.catch(() => {});
    clearTimeout(timer);
  });
  try {
    const [code] = await closed;
    return { code: code ?? 1, output: collected };
  } catch (error) {
    return { code: 1, output: String(error) }; // the program does not exist
  } finally {
    forget();
  }
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
function killGroup(group, signal) {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Prints the name of a step, then its duration: other steps may print something in between.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function step(name, work) {
  const start = performance.now();
  console.log(`${name} ...`);
  try {
    const result = await work();
    console.log(`${name}: ${secondsSince(start)}`);
    return result;
  } catch (error) {
    console.log(`${name}: failed`);
    throw error;
  }
}

/**
 * Runs a program as a step. Shows its output only if it fails, and then throws LaunchError.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; cwd?: string }} [options]
 */
export function quietStep(name, program, args, options) {
  return step(name, async () => {
    const { code, output } = await run(program, args, { ...options, quiet: true });
    if (code !== 0) throw new LaunchError(`${output.trimEnd()}\n\n${name} failed: the reason is above.`);
  });
}

/** @param {number} start a value of performance.now() */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
