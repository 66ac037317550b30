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

/** The end-to-end tests whose files match. @param {string} name @param {string} files */
const playwright = (name, files) => [
  ...['npx', '--no-install', 'playwright', 'test', '-c', 'tests/e2e', files],
  ...['--reporter=list,json', `--output=test-results/${name}`],
];

/** Journeys that change accounts and forms alone, and those that change the library alone. */
const OF_VISITORS = '(access|accounts|device-faults|faults|forms|hostile-forms|server-gone)\\.spec';
const OF_LIBRARY = '(gallery|library|server-refuses)[a-z-]*\\.spec';

/** What all journeys have in common. @type {Omit<Step, 'command'>} */
const JOURNEY = {
  needs: ['build:functions', 'build'], // the seed has the functions mirror the roles
  seeded: true,
  read: readPlaywright,
};

/** Everything else is tested as it was built. @type {Record<string, Step>} */
export const BUILDS = {
  'build:functions': { command: ['npm', 'run', '--silent', 'build:functions'] },
  build: { command: ['npm', 'run', '--silent', 'build'] },
};

/**
 * Steps that change what the emulators hold, and wait much for their events and answers: one group after the other,
 * those of a group side by side. @type {Record<string, Step>[]}
 */
export const CHANGING = [
  { rules: { command: vitest('rules', 'rules'), untriggered: true, read: readVitest } },
  { mutants: { command: vitest('mutants', 'mutants'), onRequest: true, untriggered: true, read: readVitest } },
  { functions: { command: vitest('functions', 'functions'), needs: ['build:functions'], read: readVitest } },
  {
    library: { command: playwright('library', `e2e/journeys/${OF_LIBRARY}`), ...JOURNEY },
    visitors: { command: playwright('visitors', `e2e/journeys/${OF_VISITORS}`), ...JOURNEY },
  },
  { journeys: { command: playwright('journeys', `e2e/journeys/(?!${OF_VISITORS}|${OF_LIBRARY})`), ...JOURNEY } },
];

/** Names for several steps. @type {Record<string, string[]>} */
export const TOGETHER = { e2e: ['library', 'visitors', 'journeys'] };

/** Steps that change nothing: one after the other, at the side of the others. @type {Record<string, Step>} */
export const READING = {
  types: { command: ['npm', 'run', '--silent', 'types'] },
  lint: { command: ['npm', 'run', '--silent', 'lint'] },
  unit: { command: vitest('unit', 'architecture', 'unit'), read: readVitest },
  budgets: {
    command: ['npx', '--no-install', 'tsx', 'scripts/bench/main.ts', '--sizes', '--check'],
    needs: ['build'],
  },
  pages: {
    command: playwright('pages', 'e2e/pages/'),
    alone: ['--workers=2'],
    needs: ['build:functions', 'build'], // an admin's claim comes from them
    read: readPlaywright,
  },
};

/** The steps that need a browser, those that ask the rules alone, and all that need emulators. */
export const BROWSED = ['pages', ...Object.values(TOGETHER).flat()];
export const RULES = ['rules', 'mutants'];
export const EMULATED = [...RULES, 'functions', ...BROWSED];

/** All steps. @type {Record<string, Step>} */
export const STEPS = Object.assign({}, BUILDS, ...CHANGING, READING);

/**
 * What runs a step, or of its tests those alone that `only` names: Playwright takes it for a pattern of files and
 * titles, Vitest for a part of a file's path.
 * @param {string} name
 * @param {string} [only]
 */
export function commandOf(name, only) {
  const command = STEPS[name]?.command ?? [];
  if (only && command.includes('playwright')) return [...command, `--grep=${only}`, '--pass-with-no-tests'];
  if (only && command.includes('vitest')) return [...command, only, '--passWithNoTests'];
  return command;
}
