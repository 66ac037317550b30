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

/** Steps that need nothing running. @type {Record<string, Step>} */
export const PLAIN = {
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

/**
 * Steps that drive a browser through the seeded site. They run side by side: the pages are read, which disturbs nobody,
 * while a journey waits for the server.
 */
export const BROWSED = ['pages', 'e2e'];

/** Steps inside the emulators, in this order: what the first two leave behind, the seed clears away. */
/** @type {Record<string, Step>} */
export const EMULATED = {
  rules: { command: vitest('rules', 'rules'), untriggered: true, read: readVitest },
  functions: { command: vitest('functions', 'functions'), needs: ['build:functions'], read: readVitest },
  pages: {
    command: playwright('pages'),
    alone: ['--workers=2'],
    needs: ['build:functions', 'build'], // the seed has the functions mirror the roles
    read: readPlaywright,
  },
  e2e: { command: playwright('journeys'), needs: ['build:functions', 'build'], read: readPlaywright },
};
