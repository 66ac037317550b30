// Runs the steps of npm test, and counts what comes of them.
import { rmSync } from 'node:fs';
import { LaunchError } from '../emulators/launch-error.mjs';
import { seed } from './emulators.mjs';
import { outcomeOf } from './report.mjs';
import { run, seconds } from './run.mjs';
import { commandOf, EMULATED, reportOf, STEPS } from './steps.mjs';

/** What has come of all steps so far. @type {import('./report.mjs').Outcome} */
export const total = { passed: 0, failures: [], flaky: [] };

/**
 * What the steps run in: nothing, or the emulators and a browser; and the tests that are wanted, where not all are.
 * @typedef {{
 *   only?: string;
 *   emulators?: Awaited<ReturnType<typeof import('./emulators.mjs').startEmulators>>;
 *   browsers?: { browser: string; shell: string };
 * }} Environment
 */

/**
 * Runs two lanes at the same time, each group of a lane after the one before. The output of one step is shown as it
 * comes, that of those at its side when they are over.
 * @param {string[][]} changing
 * @param {string[][]} reading
 * @param {Environment} environment
 */
export async function runSideBySide(changing, reading, environment) {
  const isBeside = changing.flat().length > 0;
  await Promise.all([
    runLane(changing, environment, false, reading.length > 0),
    runLane(reading, environment, isBeside),
  ]);
}

/**
 * @param {string[][]} lane
 * @param {Environment} environment
 * @param {boolean} isQuiet whether all output is kept back till its step is over
 * @param {boolean} [isBeside] whether others run at its side
 */
async function runLane(lane, { only, emulators, browsers }, isQuiet, isBeside = isQuiet) {
  let isSeeded = false;
  for (const group of lane) {
    if (emulators && !isSeeded && group.some((name) => STEPS[name]?.seeded)) {
      isSeeded = !!(await orFail('The seed', () => seed(emulators.env).then(() => true)));
      if (!isSeeded) return;
    }
    /** @type {string[]} */
    const said = [];
    if (!isQuiet) emulators?.watch((line) => said.push(line));
    const { browser: PLAYWRIGHT_BROWSER_PATH, shell: PLAYWRIGHT_CHROMIUM_PATH } = browsers ?? {};
    const emulated = { ...emulators?.env, ...(browsers && { PLAYWRIGHT_BROWSER_PATH, PLAYWRIGHT_CHROMIUM_PATH }) };
    const runs = group.map((name, index) => {
      const env = EMULATED.includes(name) ? emulated : {};
      const options = isBeside || group.length > 1 ? [] : STEPS[name]?.alone;
      const work = () => runStep(name, { env, only, options, isQuiet: isQuiet || index > 0 });
      return emulators && STEPS[name]?.untriggered ? emulators.withoutTriggers(work) : work();
    });
    const hasFailed = (await Promise.all(runs)).includes(true);
    if (hasFailed && said.length > 0) console.log(`\nThe emulators said meanwhile:\n${said.join('\n')}`);
  }
}

/**
 * Runs a step, adds to the total, and gives whether something failed.
 * @param {string} name
 * @param {{ env?: Record<string, string>; only?: string; options?: string[]; isQuiet?: boolean }} [how]
 */
export async function runStep(name, { env, only, options = [], isQuiet = false } = {}) {
  const [program = '', ...args] = commandOf(name, only);
  const read = STEPS[name]?.read;
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
export async function orFail(what, work) {
  try {
    return await work();
  } catch (error) {
    const reason = `${what}: ${error instanceof LaunchError ? error.message : error}`;
    console.error(`\n${reason}`);
    total.failures.push(reason);
    return undefined;
  }
}
