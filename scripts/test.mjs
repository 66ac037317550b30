// npm test: installs missing dependencies, runs every check and test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e               runs only these steps, and the builds they need
//   npm test -- e2e search -g "title"   passes the words after the steps to Vitest or Playwright: files, options
//   npm test -- --all                   also runs the tests tagged @slow, and the smoke journey in WebKit and Firefox
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { startEmulators } from './emulators.mjs';
import { findEngines } from './engines.mjs';
import { ROOT, run, runScript, secondsSince } from './run.mjs';
import { findTestBrowsers, setUp } from './setup.mjs';

const REPORTS = join(ROOT, '.cache/reports');

/** @typedef {{ command: string[]; report?: string; isOnRequest?: boolean; isBuilt?: boolean }} Step */

/** @param {string} script @returns {Step} */
const npmRun = (script) => ({ command: ['npm', 'run', '--silent', script] });

/** @param {...string} projects @returns {Step} */
const vitest = (...projects) => {
  const report = join(REPORTS, `${projects[0]}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: ['node_modules/.bin/vitest', 'run', ...options, ...projects.map((project) => `--project=${project}`)],
    report,
  };
};

/** The steps that need no emulator. @type {Record<string, Step>} */
const CHECKS = {
  types: npmRun('types'),
  lint: npmRun('lint'),
  unit: vitest('unit'),
  components: vitest('components'),
  sizes: { ...npmRun('sizes'), isBuilt: true },
};

/** The steps that share the emulators, in this order. The end-to-end tests start from a fresh seed. @type {Record<string, Step>} */
const EMULATED = {
  rules: vitest('rules'),
  functions: { ...vitest('functions', 'triggers'), isBuilt: true },
  e2e: {
    command: ['node_modules/.bin/playwright', 'test', '-c', 'tests/e2e', '--reporter=list,json'],
    report: join(REPORTS, 'e2e.json'),
    isBuilt: true,
  },
  engines: { ...vitest('engines'), isBuilt: true, isOnRequest: true },
};

const total = { passed: 0, failed: 0 };

await runScript(async () => {
  const asked = readArguments();
  await setUp();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const start = performance.now();
  try {
    await runSteps(asked);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.error(`\n${error.message}`);
    total.failed += 1;
  }
  console.log(`\nEverything after the installation took ${secondsSince(start)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/** @param {ReturnType<typeof readArguments>} asked */
async function runSteps({ steps, args, isAll }) {
  /** @param {Record<string, Step>} group */
  const chosen = (group) => Object.entries(group).filter(([name]) => steps[name]);
  const emulated = chosen(EMULATED);
  const quiet = emulated.length > 0;
  const isBuilt = Object.values(steps).some((step) => step.isBuilt);
  const { browser = '', shell = '' } = steps.components || steps.e2e ? await findTestBrowsers() : {};
  const env = { PLAYWRIGHT_BROWSER_PATH: browser, PLAYWRIGHT_CHROMIUM_PATH: shell, ...(isAll && { ALL_TESTS: '1' }) };
  if (isBuilt) await runStep('build:functions', npmRun('build:functions'));
  const built = isBuilt ? runStep('build', npmRun('build'), { quiet }) : Promise.resolve();
  await Promise.all([
    built.then(async () => {
      for (const [name, step] of chosen(CHECKS)) await runStep(name, step, { args, quiet });
    }),
    emulated.length > 0 && runEmulated(emulated, args, env, built),
  ]);
}

/** Reads the names of steps, then the arguments for their tools. Throws LaunchError if they name no step. */
function readArguments() {
  const words = process.argv.slice(2).filter((word) => word !== '--all');
  const isAll = process.argv.includes('--all');
  const known = { ...CHECKS, ...EMULATED };
  const end = words.findIndex((word) => !(word in known));
  const [names, args] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
  if (args.length > 0 && names.length === 0) {
    throw new LaunchError(`There is no step ${args[0]}: the steps are ${Object.keys(known).join(', ')}.`);
  }
  const isWanted = (/** @type {[string, Step]} */ [name, step]) =>
    names.length > 0 ? names.includes(name) : isAll || !step.isOnRequest;
  return { steps: Object.fromEntries(Object.entries(known).filter(isWanted)), args, isAll };
}

/**
 * @param {[string, Step][]} steps
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {Promise<void>} built
 */
async function runEmulated(steps, args, env, built) {
  const emulators = await startEmulators();
  for (const [name, step] of steps) {
    if (name === 'e2e' || name === 'engines') {
      await built;
      await emulators.seed();
    }
    // Only the tests of these engines, by file name.
    const engines = name === 'engines' ? await findEngines() : null;
    const options = { args: [...(engines ?? []), ...args], env: { ...emulators.env, ...env } };
    if (engines?.length !== 0) await runStep(name, step, options);
  }
  await emulators.stop();
}

/**
 * Runs a step and adds its tests to the total; a step without a report counts as one test. With `quiet`, prints the
 * output when the step has ended, so that it does not mix with that of the emulator tests.
 * @param {string} name
 * @param {Step} step
 * @param {{ args?: string[]; env?: Record<string, string>; quiet?: boolean }} [options]
 */
async function runStep(name, { command: [program = '', ...options], report }, { args = [], env, quiet = false } = {}) {
  const start = performance.now();
  if (!quiet) console.log(`\n── ${name} ──`);
  const { code, output } = await run(program, report ? [...options, ...args] : options, {
    env: { ...env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
    quiet,
  });
  let [passed, failed] = [code === 0 ? 1 : 0, 0];
  if (report) {
    try {
      const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      passed = stats?.expected ?? numPassedTests;
      failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
    } catch {
      passed = 0; // it ended before it wrote a report
    }
  }
  if (code !== 0 && failed === 0) failed = 1; // outside any test
  total.passed += passed;
  total.failed += failed;
  const summary = `── ${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)} ──`;
  console.log(quiet ? `\n── ${name} ──\n${output.trimEnd()}\n${summary}` : summary);
}
