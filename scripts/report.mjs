import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number; failed: number }} Count */

/**
 * Counts a run of Vitest by its JSON report. A file that did not load has no tests and counts as one failure.
 * @param {string} file
 * @returns {Count}
 */
export function countVitest(file) {
  /** @type {{ testResults: { status: string; assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter((status) => status === 'passed').length,
    failed: tests.filter((status) => status === 'failed').length + broken.length,
  };
}

/**
 * Counts a run of Playwright by its JSON report; errors outside of any test count as failures.
 * @param {string} file
 * @returns {Count}
 */
export function countPlaywright(file) {
  /** @type {{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * What a step counts for: by its report, or as one where it has none. A step that failed without saying which test
 * did counts as one failure.
 * @param {number} code the step's exit code
 * @param {() => Count} [readReport]
 * @returns {Count}
 */
export function countStep(code, readReport) {
  /** @type {Count} */
  let count = { passed: code === 0 ? 1 : 0, failed: 0 };
  try {
    if (readReport) count = readReport();
  } catch {
    count = { passed: 0, failed: 1 }; // it crashed before it could report
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
