import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LaunchError } from '../emulators/launch-error.mjs';
import { beforeEnd, isEnding } from './lifetime.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program in the project's folder, in a process group of its own that ends with this program.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; cwd?: string; quiet?: boolean }} [options] `quiet` keeps its output back
 * @returns {Promise<{ code: number; output: string }>} its exit code (1 after a signal) and the output kept back
 */
export async function run(program, args, { env, cwd = ROOT, quiet = false } = {}) {
  if (isEnding()) return new Promise(() => {}); // what comes after the program that a signal has just ended
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const forget = beforeEnd(async () => {
    endGroup(child.pid, 'SIGTERM');
    const patience = setTimeout(() => endGroup(child.pid, 'SIGKILL'), 5000);
    await closed.catch(() => {});
    clearTimeout(patience);
  });
  try {
    const [code] = await closed;
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 1, output: String(error) }; // there is no such program
  } finally {
    forget();
  }
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
function endGroup(group, signal) {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // ended already
  }
}

/**
 * Does one long thing: names it when it begins, says how long it took when it is done.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`${name} ... `);
  try {
    const result = await work();
    console.log(seconds(start));
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/**
 * Runs a program as a step, its output shown only when it fails. Throws then.
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

/** @param {number} start of performance.now() */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
