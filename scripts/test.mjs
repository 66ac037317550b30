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

/** Where Vitest and Playwright write their results. */
const REPORT = join(ROOT, '.cache/test-report.json');

/** Steps that are projects of Vitest: it runs those that are asked for together, in the order of vite.config.ts. */
const PROJECTS = ['unit', 'components', 'rules', 'functions'];
const STEPS = ['types', 'lint', ...PROJECTS, 'sizes', 'e2e', 'engines'];

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

/** @param {{ steps: string[]; args: string[] }} asked */
async function runSteps({ steps, args }) {
  /** @param {...string} names */
  const includes = (...names) => names.some((name) => steps.includes(name));
  const needsEmulators = includes('rules', 'functions', 'e2e', 'engines');
  if (needsEmulators) await checkPorts();
  const browser = includes('components', 'e2e') ? await findTestBrowser() : '';
  const checks = ['types', 'lint'].filter((name) => includes(name));
  const builds = includes('functions', 'sizes', 'e2e', 'engines') ? ['build:functions', 'build'] : [];
  if (includes('sizes')) builds.push('sizes');
  if (checks.length + builds.length > 0) console.log(`\nRunning ${[...checks, ...builds].join(', ')} ...`);
  await Promise.all([runNpm(...checks), runNpm(...builds)]);

  const emulators = needsEmulators ? await startEmulators() : undefined;
  const env = {
    ...emulators?.env,
    PLAYWRIGHT_CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  };
  const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const projects = PROJECTS.filter((name) => steps.includes(name));
  if (projects.length > 0) {
    await runTests(projects.join(', '), [...vitest, ...projects.map((name) => `--project=${name}*`), ...args], env);
  }
  if (includes('e2e')) {
    await emulators?.seed();
    await runTests('e2e', ['playwright', 'test', '-c', 'tests/e2e', '--reporter=list,json', ...args], env);
  }
  const engines = includes('engines') ? await findEngines() : [];
  if (engines.length > 0) {
    await emulators?.seed();
    await runTests('engines', [...vitest, '--project=engines', ...engines, ...args], env);
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
 * Runs Vitest or Playwright, and adds the tests of its report to the total.
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
async function runTests(name, [program = '', ...args], env) {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  rmSync(REPORT, { force: true });
  const { code } = await run(join(ROOT, 'node_modules/.bin', program), args, { env });
  let [passed, failed] = [0, 0];
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8'));
    passed = stats?.expected ?? numPassedTests;
    failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  } catch {
    // It ended before it wrote a report.
  }
  if (code !== 0 && failed === 0) failed = 1; // outside any test
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)} ──`);
}
