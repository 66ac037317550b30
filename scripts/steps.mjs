// The steps of npm test.
import { join } from 'node:path';
import { readPlaywright, readVitest } from './report.mjs';
import { ROOT } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string[]} command
 * @property {(report: string) => import('./report.mjs').Outcome} [read] where it counts for more than one test
 * @property {string[]} [needs] builds
 * @property {string[]} [alone] options where no other step runs at its side
 * @property {boolean} [onRequest] whether it is only run when it is asked for by name
 * @property {boolean} [seeded] whether it begins with the accounts and the library of the demo
 * @property {boolean} [untriggered] whether its changes should start no functions: hundreds at once would need more
 *   memory than most machines have
 */

/** Where each step leaves its report. */
export const REPORTS = join(ROOT, '.cache/reports');
/** The report of a step. @param {string} name */
export const reportOf = (name) => join(REPORTS, `${name}.json`);

/** @param {string} name @param {...string} projects */
const vitest = (name, ...projects) => [
  ...['npx', '--no-install', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
];

/** The end-to-end tests of a folder. @param {string} folder */
const playwright = (folder) => [
  ...[
    'npx',
    '--no-install',
    'playwright',
    'test',
    '-c',
    'tests/e2e',
    `e2e/${folder}/`,
    '--reporter=list,json',
    `--output=test-results/${folder}`,
  ],
];

/** Everything else is tested as it was built. @type {Record<string, Step>} */
export const BUILDS = {
  'build:functions': { command: ['npm', 'run', '--silent', 'build:functions'] },
  build: { command: ['npm', 'run', '--silent', 'build'] },
};

/**
 * Steps whose data are their own, in this order: what is left behind before the last one, its seed clears away.
 * They wait much, for events and answers of the emulators. @type {Record<string, Step>}
 */
export const CHANGING = {
  rules: { command: vitest('rules', 'rules'), untriggered: true, read: readVitest },
  mutants: { command: vitest('mutants', 'mutants'), onRequest: true, untriggered: true, read: readVitest },
  functions: { command: vitest('functions', 'functions'), needs: ['build:functions'], read: readVitest },
  e2e: {
    command: playwright('journeys'),
    needs: ['build:functions', 'build'], // the seed has the functions mirror the roles
    seeded: true,
    read: readPlaywright,
  },
};

/** Steps that change nothing, and so may run at the side of the others. @type {Record<string, Step>} */
export const READING = {
  types: { command: ['npm', 'run', '--silent', 'types'] },
  lint: { command: ['npm', 'run', '--silent', 'lint'] },
  unit: { command: vitest('unit', 'architecture', 'unit'), read: readVitest },
  budgets: {
    command: ['npx', '--no-install', 'tsx', 'scripts/bench/main.ts', '--sizes', '--check'],
    needs: ['build'],
  },
  pages: { command: playwright('pages'), alone: ['--workers=2'], needs: ['build'], read: readPlaywright },
};

/** The steps that need the emulators, and those of them that need a browser. */
export const EMULATED = [...Object.keys(CHANGING), 'pages'];
export const BROWSED = ['pages', 'e2e'];
/** The steps that ask the rules alone, and need no other emulators. */
export const RULES = ['rules', 'mutants'];
