// Stands between the scripts and firebase-tools, and ends all that was started when
// it is told to, when firebase-tools ends, or when its standard input closes: the system closes that however the
// script that held the other end came to die.
//   node guard.mjs SCRATCH-FOLDER PROGRAM ARGUMENTS...
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const GRACE_MS = 10_000;
const [scratch = '', ...command] = process.argv.slice(2);
// A request that firebase-tools cannot answer, as for an object that is deleted at that moment, must not end them all.
const child = spawn(process.execPath, ['--unhandled-rejections=warn', ...command], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});

let ending = false;
/** Asks firebase-tools once: a second request would make it leave its Java programs behind. */
function end() {
  if (ending) return;
  ending = true;
  child.kill('SIGINT');
  setTimeout(sweep, GRACE_MS);
}

/** Ends what is left: function workers are in the group of firebase-tools, Java programs in groups of their own. */
function sweep() {
  const noted = join(scratch, 'java.pids');
  const javaPids = existsSync(noted) ? readFileSync(noted, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  for (const target of [-Number(child.pid), ...javaPids]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // ended already, as it should
    }
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
process.stdin.on('error', end).on('close', end).resume();
child.on('exit', sweep);
