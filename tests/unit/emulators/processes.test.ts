import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { javaShim } from '../../../emulators/java/shim';
import { npmShim } from '../../../emulators/npm-shim';
import { temporaryFolder, writeProgram } from '../../support/temporary-folder';

/**
 * Stands for firebase-tools: starts a worker in its own group and a detached "Java" that is noted, prints their
 * process ids, and counts the requests to end.
 */
const SUITE = `
  const { spawn } = require('node:child_process');
  const { appendFileSync, writeFileSync } = require('node:fs');
  const scratch = process.argv[2];
  const forever = ['-e', 'setInterval(() => {}, 1000); process.on("SIGINT", () => {})'];
  const worker = spawn(process.execPath, forever);
  const java = spawn(process.execPath, forever, { detached: true, stdio: 'ignore' });
  appendFileSync(scratch + '/java.pids', java.pid + '\\n');
  let requests = 0;
  process.on('SIGINT', () => {
    writeFileSync(scratch + '.requests', String(++requests));
    setTimeout(() => process.exit(), 300);
  });
  process.on('SIGUSR2', () => process.exit(3));
  console.log(JSON.stringify({ suite: process.pid, worker: worker.pid, java: java.pid }));
`;

async function guarded() {
  const folder = temporaryFolder();
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  const suite = writeProgram(join(folder, 'suite.cjs'), SUITE);
  const guard = spawn(process.execPath, ['emulators/guard.mjs', scratch, suite, scratch], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: guard.stdout }), 'line');
  return { guard, pids: JSON.parse(line) as Record<'suite' | 'worker' | 'java', number>, scratch };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '');
  } catch {
    return false;
  }
}

describe('the guard of the emulators', () => {
  it.each([
    ['the script that started it is gone', ({ guard }) => guard.stdin.destroy()],
    ['it is interrupted', ({ guard }) => guard.kill('SIGINT')],
    ['it is terminated', ({ guard }) => guard.kill('SIGTERM')],
    ['its terminal hangs up', ({ guard }) => guard.kill('SIGHUP')],
    ['firebase-tools ends by itself', ({ pids }) => process.kill(pids.suite, 'SIGUSR2')],
    ['firebase-tools is killed', ({ pids }) => process.kill(pids.suite, 'SIGKILL')],
  ] satisfies [string, (run: Awaited<ReturnType<typeof guarded>>) => unknown][])(
    'ends everything when %s',
    async (_, end) => {
      const run = await guarded();
      expect(Object.values(run.pids).map(isAlive)).toEqual([true, true, true]);
      end(run);
      await once(run.guard, 'close');
      // A killed process may take a moment to go on a busy machine.
      await expect.poll(() => Object.values(run.pids).map(isAlive), { timeout: 30_000 }).toEqual([false, false, false]);
      expect(existsSync(run.scratch)).toBe(false);
    },
  );

  it('asks firebase-tools to end once, however often it is told to: a second request makes it leave Java behind', async () => {
    const { guard, scratch } = await guarded();
    guard.kill('SIGINT');
    guard.kill('SIGTERM');
    guard.stdin.destroy();
    await once(guard, 'close');
    expect(readFileSync(`${scratch}.requests`, 'utf8')).toBe('1');
  });
});

describe('the java that firebase-tools finds', () => {
  /** Runs the shim of a JDK that prints what it is given. */
  function runShim(major: number, ...args: string[]) {
    const folder = temporaryFolder();
    writeProgram(join(folder, 'a jdk/bin/java'), '#!/bin/sh\necho "$$ $*"\n');
    const bin = javaShim({ home: join(folder, 'a jdk'), major }, join(folder, 'bin'));
    const { stdout } = spawnSync('java', args, {
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env.PATH}`, TMPDIR: folder },
    });
    const noted = join(folder, 'java.pids');
    return { said: stdout.trim(), noted: existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '' };
  }

  it('is the chosen JDK with small heaps, and notes its process id', () => {
    const { said, noted } = runShim(21, '-jar', 'some.jar');
    expect(said).toBe(`${noted} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m -jar some.jar`);
    expect(Number(noted)).toBeGreaterThan(1);
  });

  it('keeps newer JDKs from warning on stderr', () => {
    expect(runShim(25, '-jar', 'some.jar').said).toContain(
      '--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -jar',
    );
    expect(runShim(22, '-jar', 'some.jar').said).not.toContain('--sun-misc');
  });

  it('tells its version and notes nothing, since it ends at once', () => {
    const { said, noted } = runShim(25, '-Duser.language=en', '-version');
    expect(said).toMatch(/^\d+ -Duser.language=en -version$/);
    expect(noted).toBe('');
  });
});

it('the npm that firebase-tools finds knows of no newer version, and asks nobody', () => {
  const PATH = `${npmShim(temporaryFolder())}:${process.env.PATH}`;
  const { stdout } = spawnSync('npm', ['show', 'firebase-functions', '--json=true'], {
    encoding: 'utf8',
    env: { PATH },
  });
  expect(JSON.parse(stdout)).toEqual({});
});
