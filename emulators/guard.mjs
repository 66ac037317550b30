// Runs firebase-tools and ends everything it started: on a signal, when firebase-tools ends, or when standard input
// closes, which happens even if the parent script is killed.
//   node guard.mjs SCRATCH-FOLDER PROGRAM ARGUMENTS...
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const GRACE_MS = 10_000;
const [scratch = '', ...command] = process.argv.slice(2);
// Deleting an object during its download causes an unhandled rejection in firebase-tools' Storage emulator, which would
// end the process and all emulators.
const tools = spawn(process.execPath, ['--unhandled-rejections=warn', ...command], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});

let ending = false;
/** Interrupts firebase-tools once: after a second interrupt it leaves its Java programs running. */
function end() {
  if (ending) return;
  ending = true;
  tools.kill('SIGINT');
  setTimeout(sweep, GRACE_MS);
}

/**
 * Kills the remaining processes: function workers share the process group of firebase-tools, Java programs have their
 * own.
 */
function sweep() {
  const list = join(scratch, 'java.pids');
  const javaPids = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  for (const target of [-Number(tools.pid), ...javaPids]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // already ended
    }
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
process.stdin.on('error', end).on('close', end).resume();
tools.on('exit', sweep);
