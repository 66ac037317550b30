// npm test: sets everything up, runs every check and every test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e          runs only the steps of these names (and the builds they need)
//   npm test -- e2e --repeat 20    runs them so many times in a row, and says at the end how each run went
//   npm test -- pages --only search    runs of these steps only the tests whose file (end-to-end: or title) matches
//   npm test -- mutants            changes the rules in hundreds of ways, to see that tests notice; by its name alone
//   npm test -- --verbose          shows all that the emulators say
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LaunchError } from '../emulators/launch-error.mjs';
import { findTestBrowsers } from './browser.mjs';
import { startEmulators } from './emulators.mjs';
import { endOnSignals, runScript } from './lifetime.mjs';
import { run } from './run.mjs';
import { orFail, runSideBySide, runStep, total } from './run-steps.mjs';
import { checkNode, installDependencies } from './setup.mjs';
import { BROWSED, BUILDS, CHANGING, EMULATED, READING, REPORTS, RULES, STEPS, TOGETHER } from './steps.mjs';

endOnSignals(130);
await runScript(async () => {
  const { asked, only, verbose, rounds } = readArguments();
  const always = Object.keys(STEPS).filter((name) => !STEPS[name]?.onRequest);
  const names = asked.length > 0 ? asked.flatMap((name) => TOGETHER[name] ?? [name]) : always;
  const unknown = names.find((name) => !STEPS[name]);
  if (unknown) {
    const known = [...Object.keys(STEPS), ...Object.keys(TOGETHER)].join(', ');
    throw new LaunchError(`There is no step ${unknown}: the steps are ${known}.`);
  }
  checkNode();
  await installDependencies();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const wanted = new Set(names.flatMap((name) => [...(STEPS[name]?.needs ?? []), name]));
  for (const name of Object.keys(BUILDS)) if (wanted.has(name)) await runStep(name);
  const emulated = EMULATED.filter((name) => wanted.has(name));
  const built = total.passed;
  const environment = { only, ...(emulated.length > 0 && (await prepare(emulated, verbose))) };
  /** @param {string} name */
  const isPossible = (name) =>
    (environment.emulators || !EMULATED.includes(name)) && (environment.browsers || !BROWSED.includes(name));
  total.failures.push(...emulated.filter((name) => !isPossible(name)).map((name) => `${name}: not run`));
  /** @param {Record<string, unknown>} group */
  const wantedOf = (group) => Object.keys(group).filter((name) => wanted.has(name) && isPossible(name));
  const [changing, reading] = [CHANGING.map(wantedOf), wantedOf(READING).map((name) => [name])];
  for (let round = 1; round <= rounds; round += 1) {
    const before = { passed: total.passed, failed: total.failures.length, again: total.flaky.length };
    await runSideBySide(changing, reading, environment);
    if (rounds === 1) break;
    const [passed, failed] = [total.passed - before.passed, total.failures.length - before.failed];
    const again = total.flaky.length - before.again;
    console.log(`\nRun ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${again} passed only when run again`);
  }
  await environment.emulators?.stop();

  if (!only) await printFaults(asked);
  else if (total.passed === built && total.failures.length === 0) total.failures.push(`No test matches ${only}`);
  if (total.flaky.length > 0) console.log(`\nPassed only when run again:\n${total.flaky.join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length > 0 ? 1 : 0;
});

/**
 * Prints the fault matrix with this run's results. In a whole run, a row that nothing has shown is a failure.
 * @param {string[]} asked
 */
async function printFaults(asked) {
  const showing = ['functions', ...BROWSED, ...Object.keys(TOGETHER)];
  if (asked.length > 0 && !asked.some((name) => showing.includes(name))) return;
  const print = ['--no-install', 'tsx', 'scripts/faults/main.ts', ...(asked.length > 0 ? [] : ['--all'])];
  const { code } = await run('npx', print);
  if (code !== 0) total.failures.push('faults: the matrix has rows that nothing has shown; they are listed below it');
}

/**
 * Starts what these steps need, as far as that can be had.
 * @param {string[]} emulated
 * @param {boolean} verbose
 * @returns {Promise<import('./run-steps.mjs').Environment>}
 */
async function prepare(emulated, verbose) {
  const isBrowsed = emulated.some((name) => BROWSED.includes(name));
  const browsers = isBrowsed ? await orFail('The browser', findTestBrowsers) : undefined;
  const only = emulated.every((name) => RULES.includes(name))
    ? /** @type {const} */ (['auth', 'firestore', 'storage'])
    : undefined;
  const emulators = await orFail('The emulators', () => startEmulators({ verbose, only: only && [...only] }));
  return { emulators, browsers };
}

/** What was asked for on the command line. Throws LaunchError where that is not understood. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        verbose: { type: 'boolean', default: false },
        repeat: { type: 'string', default: '1' },
        only: { type: 'string' },
      },
      allowPositionals: true,
    });
    const rounds = Number(values.repeat);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--repeat wants a count, not ${values.repeat}.`);
    return { asked: positionals, only: values.only, verbose: values.verbose, rounds };
  } catch (error) {
    throw new LaunchError(error instanceof Error ? error.message : String(error));
  }
}
