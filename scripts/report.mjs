import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests passed; a text for each that failed, and for each that passed only when it was run again: its name and
 * why.
 * @typedef {{ passed: number; failures: string[]; flaky: string[] }} Outcome
 */

/** How many lines of a failure's reason are repeated: enough for the assertion, without its source. */
const REASON_LINES = 12;

/** @param {string} name @param {string | undefined} reason */
function failure(name, reason = '') {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * Reads the JSON report of Vitest. A file that did not load has no tests and counts as one failure.
 * @param {string} file
 * @returns {Outcome}
 */
export function readVitest(file) {
  /** @typedef {{ status: string; fullName: string; failureMessages: string[] }} Test */
  /** @type {{ testResults: { name: string; status: string; message: string; assertionResults: Test[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
  });
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults.filter((t) => t.status === 'passed'));
  return { passed: passed.length, failures, flaky: [] }; // its report does not tell what was run again
}

/**
 * Reads the JSON report of Playwright; errors outside of any test count as failures.
 * @param {string} file
 * @returns {Outcome}
 */
export function readPlaywright(file) {
  /** @typedef {{ message?: string }} Fault */
  /** @typedef {{ status: string; projectName: string; results: { errors: Fault[] }[] }} Run */
  /** @typedef {{ file: string; title: string; specs?: { title: string; tests: Run[] }[]; suites?: Suite[] }} Suite */
  /** @type {{ stats: { expected: number; flaky: number }; errors: Fault[]; suites: Suite[] }} */
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {(suite: Suite, wanted: string, which: number) => string[]} */
  const ofStatus = (suite, wanted, which) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${suite.file} › ${title}`,
            results
              .at(which)
              ?.errors.map((e) => e.message)
              .join('\n'),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofStatus(inner, wanted, which)),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap((suite) => ofStatus(suite, 'unexpected', -1)),
      ...errors.map(({ message }) => failure('outside of any test', message)),
    ],
    flaky: suites.flatMap((suite) => ofStatus(suite, 'flaky', 0)),
  };
}

/**
 * The outcome of a step: by its report, or as one test where it has none. A step that failed without saying which test
 * did counts as one failure.
 * @param {string} name
 * @param {number} code the step's exit code
 * @param {() => Outcome} [readReport]
 * @returns {Outcome}
 */
export function outcomeOf(name, code, readReport) {
  /** @type {Outcome} */
  let outcome = { passed: code === 0 ? 1 : 0, failures: [], flaky: [] };
  try {
    if (readReport) outcome = readReport();
  } catch {
    outcome = { passed: 0, failures: [`${name}: it ended before it could report`], flaky: [] };
  }
  if (code !== 0 && outcome.failures.length === 0) outcome.failures.push(`${name}: ended with code ${code}`);
  return outcome;
}
