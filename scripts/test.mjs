// npm test: sets everything up, runs every check and every test, and ends with the line "N passed, N failed".
//   npm test -- rules e2e    runs only the steps of these names (and the builds they need)
//   npm test -- --verbose    shows all that the emulators say
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { findBrowser } from './browser.mjs';
import { seed, startEmulators } from './emulators.mjs';
import { endOnSignals, runScript } from './lifetime.mjs';
import { outcomeOf, readPlaywright, readVitest } from './report.mjs';
import { ROOT, run, seconds } from './run.mjs';
import { checkNode, installDependencies } from './setup.mjs';

/**
 * @typedef {object} Step
 * @property {string[]} command
 * @property {(report: string) => import('./report.mjs').Outcome} [read] where it counts for more than one test
 * @property {string[]} [needs] builds
 * @property {boolean} [untriggered] whether its changes should start no functions: hundreds at once would need more
 *   memory than most machines have
 */

const REPORTS = join(ROOT, '.cache/reports');
/** @param {string} name */
const reportOf = (name) => join(REPORTS, `${name}.json`);

/** @param {string} name @param {...string} projects */
const vitest = (name, ...projects) => [
  ...['npx', '--no-install', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
];

/** The end-to-end tests of a folder. @param {string} folder @param {...string} options */
const playwright = (folder, ...options) => [
  ...[
    'npx',
    '--no-install',
    'playwright',
    'test',
    '-c',
    'tests/e2e',
    `e2e/${folder}/`,
    '--reporter=list,json',
    ...options,
  ],
];

/** Steps that need nothing running. @type {Record<string, Step>} */
const PLAIN = {
  types: { command: ['npm', 'run', '--silent', 'types'] },
  lint: { command: ['npm', 'run', '--silent', 'lint'] },
  unit: { command: vitest('unit', 'architecture', 'unit'), read: readVitest },
  'build:functions': { command: ['npm', 'run', '--silent', 'build:functions'] },
  build: { command: ['npm', 'run', '--silent', 'build'] },
  budgets: {
    command: ['npx', '--no-install', 'tsx', 'scripts/bench/main.ts', '--sizes', '--check'],
    needs: ['build'],
  },
};

/** Steps that drive a browser through the seeded site. */
const BROWSED = ['pages', 'e2e'];

/** Steps inside the emulators, in this order: what the first two leave behind, the seed clears away. */
/** @type {Record<string, Step>} */
const EMULATED = {
  rules: { command: vitest('rules', 'rules'), untriggered: true, read: readVitest },
  functions: { command: vitest('functions', 'functions'), needs: ['build:functions'], read: readVitest },
  pages: {
    command: playwright('pages', '--workers=2'),
    needs: ['build:functions', 'build'], // the seed has the functions mirror the roles
    read: readPlaywright,
  },
  e2e: { command: playwright('journeys'), needs: ['build:functions', 'build'], read: readPlaywright },
};

const words = process.argv.slice(2);
const verbose = words.includes('--verbose');
const asked = words.filter((word) => word !== '--verbose');
const steps = { ...PLAIN, ...EMULATED };
const names = Object.keys(steps);
/** @type {import('./report.mjs').Outcome} */
const total = { passed: 0, failures: [] };

endOnSignals(130);
await runScript(async () => {
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new LaunchError(`There is no step ${unknown}: the steps are ${names.join(', ')}.`);
  checkNode();
  await installDependencies();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const wanted = new Set(asked.length > 0 ? asked.flatMap((name) => [...(steps[name]?.needs ?? []), name]) : names);
  for (const [name, plain] of Object.entries(PLAIN)) if (wanted.has(name)) await runStep(name, plain);
  const emulated = Object.keys(EMULATED).filter((name) => wanted.has(name));
  if (emulated.length > 0) await runEmulated(emulated);

  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length > 0 ? 1 : 0;
});

/** Runs the steps of these names inside one run of the emulators. @param {string[]} emulated */
async function runEmulated(emulated) {
  const browser = emulated.some((name) => BROWSED.includes(name))
    ? await orFail('The browser', findBrowser)
    : undefined;
  const only = emulated.join() === 'rules' ? /** @type {const} */ (['auth', 'firestore', 'storage']) : undefined;
  const emulators = await orFail('The emulators', () => startEmulators({ verbose, only: only && [...only] }));
  if (!emulators) {
    total.failures.push(...emulated.slice(1).map((name) => `${name}: not run`)); // One is counted already.
    return;
  }
  let isSeeded = false;
  /** @type {string[]} */
  let said = [];
  emulators.watch((line) => said.push(line));
  for (const name of emulated) {
    said = [];
    if (BROWSED.includes(name)) {
      if (!isSeeded) isSeeded = (await orFail('The seed', () => seed(emulators.env).then(() => true))) ?? false;
      if (!browser) continue;
    }
    const env = {
      ...emulators.env,
      PLAYWRIGHT_CHROMIUM_PATH: browser ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    };
    const step = /** @type {Step} */ (EMULATED[name]);
    const work = () => runStep(name, step, env);
    const failed = await (step.untriggered ? emulators.withoutTriggers(work) : work());
    if (failed && said.length > 0) console.log(`\nThe emulators said meanwhile:\n${said.join('\n')}`);
  }
  await emulators.stop();
}

/**
 * Runs a step with its output shown, adds to the total, and gives whether something failed.
 * @param {string} name
 * @param {Step} step
 * @param {Record<string, string>} [env]
 */
async function runStep(name, { command: [program = '', ...args], read }, env) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const { code } = await run(program, args, { env });
  const { passed, failures } = outcomeOf(name, code, read && (() => read(reportOf(name))));
  total.passed += passed;
  total.failures.push(...failures);
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
