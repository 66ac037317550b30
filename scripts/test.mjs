// npm test: sets everything up, runs every check and every test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e          runs only the steps of these names (and the builds they need)
//   npm test -- e2e --repeat 20    runs them so many times in a row, and says at the end how each run went
//   npm test -- --verbose          shows all that the emulators say
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LaunchError } from '../emulators/launch-error.mjs';
import { findBrowser } from './browser.mjs';
import { seed, startEmulators } from './emulators.mjs';
import { endOnSignals, runScript } from './lifetime.mjs';
import { outcomeOf } from './report.mjs';
import { run, seconds } from './run.mjs';
import { checkNode, installDependencies } from './setup.mjs';
import { BROWSED, EMULATED, PLAIN, REPORTS, reportOf } from './steps.mjs';

const steps = { ...PLAIN, ...EMULATED };
const names = Object.keys(steps);
/** @type {import('./report.mjs').Outcome} */
const total = { passed: 0, failures: [], flaky: [] };

endOnSignals(130);
await runScript(async () => {
  const { asked, verbose, rounds } = readArguments();
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new LaunchError(`There is no step ${unknown}: the steps are ${names.join(', ')}.`);
  checkNode();
  await installDependencies();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const wanted = new Set(asked.length > 0 ? asked.flatMap((name) => [...(steps[name]?.needs ?? []), name]) : names);
  for (const [name, plain] of Object.entries(PLAIN)) if (wanted.has(name)) await runStep(name, plain);
  const emulated = Object.keys(EMULATED).filter((name) => wanted.has(name));
  if (emulated.length > 0) await runEmulated(emulated, verbose, rounds);

  if (total.flaky.length > 0) console.log(`\nPassed only when run again:\n${total.flaky.join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length > 0 ? 1 : 0;
});

/**
 * Runs the steps of these names inside one run of the emulators, so many times in a row.
 * @param {string[]} emulated
 * @param {boolean} verbose
 * @param {number} rounds
 */
async function runEmulated(emulated, verbose, rounds) {
  const browser = emulated.some((name) => BROWSED.includes(name))
    ? await orFail('The browser', findBrowser)
    : undefined;
  const only = emulated.join() === 'rules' ? /** @type {const} */ (['auth', 'firestore', 'storage']) : undefined;
  const emulators = await orFail('The emulators', () => startEmulators({ verbose, only: only && [...only] }));
  if (!emulators) {
    total.failures.push(...emulated.slice(1).map((name) => `${name}: not run`)); // One is counted already.
    return;
  }
  /** @type {string[]} */
  let said = [];
  emulators.watch((line) => said.push(line));
  /** Runs steps side by side. @param {string[]} group @param {Record<string, string>} [env] */
  const runGroup = async (group, env) => {
    said = [];
    const results = group.map((name) => {
      const step = /** @type {import('./steps.mjs').Step} */ (EMULATED[name]);
      const command = group.length === 1 ? [...step.command, ...(step.alone ?? [])] : step.command;
      const work = () => runStep(name, { ...step, command }, { ...emulators.env, ...env });
      return step.untriggered ? emulators.withoutTriggers(work) : work();
    });
    const failed = (await Promise.all(results)).includes(true);
    if (failed && said.length > 0) console.log(`\nThe emulators said meanwhile:\n${said.join('\n')}`);
  };
  const browsed = emulated.filter((name) => BROWSED.includes(name));
  for (let round = 1; round <= rounds; round += 1) {
    const before = { passed: total.passed, failed: total.failures.length, flaky: total.flaky.length };
    for (const name of emulated) if (!browsed.includes(name)) await runGroup([name]);
    if (browsed.length > 0 && browser && (await orFail('The seed', () => seed(emulators.env).then(() => true)))) {
      await runGroup(browsed, { PLAYWRIGHT_CHROMIUM_PATH: browser, PLAYWRIGHT_FORCE_TTY: 'false' });
    }
    if (rounds === 1) break;
    const [passed, failed] = [total.passed - before.passed, total.failures.length - before.failed];
    console.log(
      `\nRun ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${total.flaky.length - before.flaky} run again`,
    );
  }
  await emulators.stop();
}

/**
 * Runs a step with its output shown, adds to the total, and gives whether something failed.
 * @param {string} name
 * @param {import('./steps.mjs').Step} step
 * @param {Record<string, string>} [env]
 */
async function runStep(name, { command: [program = '', ...args], read }, env) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  rmSync(reportOf(name), { force: true });
  const { code } = await run(program, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) } });
  const { passed, failures, flaky } = outcomeOf(name, code, read && (() => read(reportOf(name))));
  total.passed += passed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${seconds(start)} ──`);
  return failures.length > 0;
}

/**
 * Does what other steps need; where it fails, says why and counts one failure.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
async function orFail(what, work) {
  try {
    return await work();
  } catch (error) {
    const reason = `${what}: ${error instanceof LaunchError ? error.message : error}`;
    console.error(`\n${reason}`);
    total.failures.push(reason);
    return undefined;
  }
}

/** What was asked for on the command line. Throws LaunchError where that is not understood. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { verbose: { type: 'boolean', default: false }, repeat: { type: 'string', default: '1' } },
      allowPositionals: true,
    });
    const rounds = Number(values.repeat);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--repeat wants a count, not ${values.repeat}.`);
    return { asked: positionals, verbose: values.verbose, rounds };
  } catch (error) {
    throw new LaunchError(error instanceof Error ? error.message : String(error));
  }
}
