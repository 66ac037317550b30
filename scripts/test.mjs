// npm test: sets everything up, runs every check and every test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e          runs only the steps of these names (and the builds they need)
//   npm test -- e2e --repeat 20    runs them so many times in a row, and says at the end how each run went
//   npm test -- mutants            changes the rules in hundreds of ways and sees that the tests notice; by this name alone
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
import { BROWSED, BUILDS, CHANGING, EMULATED, READING, REPORTS, RULES, reportOf } from './steps.mjs';

/** @type {Record<string, import('./steps.mjs').Step>} */
const STEPS = { ...BUILDS, ...CHANGING, ...READING };
const NAMES = Object.keys(STEPS);
/** @type {import('./report.mjs').Outcome} */
const total = { passed: 0, failures: [], flaky: [] };

endOnSignals(130);
await runScript(async () => {
  const { asked, verbose, rounds } = readArguments();
  const unknown = asked.find((name) => !NAMES.includes(name));
  if (unknown) throw new LaunchError(`There is no step ${unknown}: the steps are ${NAMES.join(', ')}.`);
  checkNode();
  await installDependencies();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const always = NAMES.filter((name) => !STEPS[name]?.onRequest);
  const wanted = new Set(asked.length > 0 ? asked.flatMap((name) => [...(STEPS[name]?.needs ?? []), name]) : always);
  for (const name of Object.keys(BUILDS)) if (wanted.has(name)) await runStep(name);
  const emulated = EMULATED.filter((name) => wanted.has(name));
  const environment = emulated.length > 0 ? await prepare(emulated, verbose) : {};
  /** @param {string} name */
  const isPossible = (name) =>
    (environment.emulators || !EMULATED.includes(name)) && (environment.browser || !BROWSED.includes(name));
  total.failures.push(...emulated.filter((name) => !isPossible(name)).map((name) => `${name}: not run`));
  const lanes = [CHANGING, READING].map((lane) =>
    Object.keys(lane).filter((name) => wanted.has(name) && isPossible(name)),
  );
  for (let round = 1; round <= rounds; round += 1) {
    const before = { passed: total.passed, failed: total.failures.length, again: total.flaky.length };
    await runSideBySide(lanes, environment);
    if (rounds === 1) break;
    const [passed, failed] = [total.passed - before.passed, total.failures.length - before.failed];
    const again = total.flaky.length - before.again;
    console.log(`\nRun ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${again} passed only when run again`);
  }
  await environment.emulators?.stop();

  if (total.flaky.length > 0) console.log(`\nPassed only when run again:\n${total.flaky.join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length > 0 ? 1 : 0;
});

/**
 * What the steps run in: nothing, or the emulators and a browser.
 * @typedef {{ emulators?: Awaited<ReturnType<typeof startEmulators>>; browser?: string }} Environment
 */

/**
 * Starts what these steps need, as far as that can be had.
 * @param {string[]} emulated
 * @param {boolean} verbose
 * @returns {Promise<Environment>}
 */
async function prepare(emulated, verbose) {
  const isBrowsed = emulated.some((name) => BROWSED.includes(name));
  const browser = isBrowsed ? await orFail('The browser', findBrowser) : undefined;
  const only = emulated.every((name) => RULES.includes(name))
    ? /** @type {const} */ (['auth', 'firestore', 'storage'])
    : undefined;
  const emulators = await orFail('The emulators', () => startEmulators({ verbose, only: only && [...only] }));
  return { emulators, browser };
}

/**
 * Runs these lanes at the same time, the steps of each in turn. The first one's output is shown as it comes; that of the
 * others when a step is over.
 * @param {string[][]} lanes
 * @param {Environment} environment
 */
async function runSideBySide(lanes, environment) {
  const busy = lanes.filter((lane) => lane.length > 0);
  const runs = busy.map(async (lane, index) => {
    for (const name of lane) await runIn(environment, name, busy.length > 1, index > 0);
  });
  await Promise.all(runs);
}

/**
 * Runs a step in its environment.
 * @param {Environment} environment
 * @param {string} name
 * @param {boolean} isBeside whether others run at its side
 * @param {boolean} isQuiet whether its output is kept back till it is over
 */
async function runIn({ emulators, browser }, name, isBeside, isQuiet) {
  const { alone = [], seeded, untriggered } = STEPS[name] ?? {};
  /** @type {string[]} */
  const said = [];
  if (!emulators || !EMULATED.includes(name)) return runStep(name, { isQuiet });
  if (!isQuiet) emulators.watch((line) => said.push(line));
  if (seeded && !(await orFail('The seed', () => seed(emulators.env).then(() => true)))) return;
  const env = { ...emulators.env, ...(browser && { PLAYWRIGHT_CHROMIUM_PATH: browser }) };
  const work = () => runStep(name, { env, options: isBeside ? [] : alone, isQuiet });
  const hasFailed = await (untriggered ? emulators.withoutTriggers(work) : work());
  if (hasFailed && said.length > 0) console.log(`\nThe emulators said meanwhile:\n${said.join('\n')}`);
}

/**
 * Runs a step, adds to the total, and gives whether something failed.
 * @param {string} name
 * @param {{ env?: Record<string, string>; options?: string[]; isQuiet?: boolean }} [how]
 */
async function runStep(name, { env, options = [], isQuiet = false } = {}) {
  const {
    command: [program = '', ...args],
    read,
  } = /** @type {import('./steps.mjs').Step} */ (STEPS[name]);
  if (!isQuiet) console.log(`\n── ${name} ──`);
  const start = performance.now();
  rmSync(reportOf(name), { force: true });
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  const { code, output } = await run(program, [...args, ...options], { env: { ...env, ...report }, quiet: isQuiet });
  if (isQuiet) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
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
