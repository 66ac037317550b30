// npm test: installs missing dependencies, runs every check and test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e               runs only these steps, and the builds they need
//   npm test -- e2e search -g "title"   passes the arguments after the steps to Vitest or Playwright: files, options
//   npm test -- --all                   also runs the smoke journey in WebKit and Firefox
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { checkPorts, startEmulators } from './emulators.mjs';
import { findEngines } from './engines.mjs';
import { ROOT, run, runScript, secondsSince } from './run.mjs';
import { findTestBrowser, setUp } from './setup.mjs';

const STEPS = ['types', 'lint', 'unit', 'components', 'rules', 'functions', 'sizes', 'e2e', 'engines'];

const total = { passed: 0, failed: 0 };

await runScript(async () => {
  try {
    const asked = readArguments();
    await setUp();
    const start = performance.now();
    await runSteps(asked);
    console.log(`\nEverything after the installation took ${secondsSince(start)}.`);
  } catch (error) {
    console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    total.failed += 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/** Reads the names of steps, then the arguments for their tools. Throws LaunchError if they name no step. */
function readArguments() {
  const argv = process.argv.slice(2).filter((arg) => arg !== '--all');
  const isAll = process.argv.includes('--all');
  const end = argv.findIndex((arg) => !STEPS.includes(arg));
  const [names, args] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)];
  if (args.length > 0 && names.length === 0) {
    throw new LaunchError(`There is no step ${args[0]}: the steps are ${STEPS.join(', ')}.`);
  }
  const steps = names.length > 0 ? names : STEPS.filter((name) => isAll || name !== 'engines');
  return { steps, args };
}

/**
 * Runs what needs emulators beside what does not: each alone leaves a part of two cores idle.
 * @param {{ steps: string[]; args: string[] }} asked
 */
async function runSteps({ steps, args }) {
  /** Returns the steps among `names` that were asked for. @param {...string} names */
  const asked = (...names) => names.filter((name) => steps.includes(name));
  const emulated = asked('rules', 'functions', 'e2e', 'engines');
  if (emulated.length > 0) await checkPorts();
  const browser = asked('components', 'e2e').length > 0 ? await findTestBrowser() : '';
  const builds = asked('sizes', 'e2e', 'engines').length > 0 ? ['build'] : [];
  const quiet = emulated.length > 0 && emulated.length < steps.length; // the output of the two groups would mix
  console.log(`\nRunning ${steps.join(', ')} ...`);

  const withEmulators = async () => {
    await runNpm('build:functions'); // which the emulators load
    const launched = await startEmulators();
    await runVitest(asked('rules', 'functions'), args, { env: launched.env, quiet });
    if (steps.includes('e2e')) await launched.seed();
    return launched;
  };
  const launching = emulated.length > 0 ? withEmulators() : undefined;
  launching?.catch(() => {}); // thrown below, after the other tests have ended
  await Promise.all([runNpm(...asked('types')), runNpm(...asked('lint'))]);
  await runNpm(...builds, ...asked('sizes'));
  await runVitest(asked('unit', 'components'), args, { quiet });
  const emulators = await launching;

  if (steps.includes('e2e')) {
    const env = { ...emulators?.env, PLAYWRIGHT_CHROMIUM_PATH: browser };
    await runTests('e2e', ['playwright', 'test', '-c', 'tests/e2e', '--reporter=list,json', ...args], { env });
  }
  const engines = steps.includes('engines') ? await findEngines() : [];
  if (engines.length > 0) {
    await emulators?.seed();
    await runVitest(['engines'], [...engines, ...args], { env: emulators?.env });
  }
  await emulators?.stop();
}

/** Runs npm scripts in order. Each counts as one test. @param {...string} scripts */
async function runNpm(...scripts) {
  for (const script of scripts) {
    const start = performance.now();
    const { code, output } = await run('npm', ['run', '--silent', script], { quiet: true });
    const outcome = code === 0 ? 'passed' : 'failed';
    total[outcome] += 1;
    console.log(`\n${output}── ${script}: ${outcome}, ${secondsSince(start)} ──`);
  }
}

/**
 * Runs projects of Vitest together, in the order of vite.config.ts, if there are any.
 * @param {string[]} projects
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; quiet?: boolean }} options
 */
async function runVitest(projects, args, options) {
  if (projects.length === 0) return;
  const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
  await runTests(projects.join('-'), [...vitest, ...projects.map((name) => `--project=${name}*`), ...args], options);
}

/**
 * Runs Vitest or Playwright, and adds the tests of its report to the total. With `quiet`, its output appears at the end.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: Record<string, string>; quiet?: boolean }} options
 */
async function runTests(name, [program = '', ...args], { env, quiet }) {
  const start = performance.now();
  const report = join(ROOT, `.cache/test-${name}.json`);
  rmSync(report, { force: true });
  const reportTo = program === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const { code, output } = await run(join(ROOT, 'node_modules/.bin', program), [...args, ...reportTo], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet,
  });
  let [passed, failed] = [0, 0];
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed = stats?.expected ?? numPassedTests;
    failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  } catch {
    // It ended before it wrote a report.
  }
  if (code !== 0 && failed === 0) failed = 1; // outside any test
  total.passed += passed;
  total.failed += failed;
  console.log(`\n${output}── ${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)} ──`);
}
