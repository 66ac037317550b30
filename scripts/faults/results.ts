import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../tests/faults/row';

/** What a run says of a test: `retried` passed, though not at once. */
export type Result = 'passed' | 'retried' | 'failed' | 'not run';

interface TestResult {
  file: string;
  title: string;
  result: Result;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
interface Suite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

const VITEST: Record<string, Result> = { passed: 'passed', failed: 'failed' };
const PLAYWRIGHT: Record<string, Result> = { expected: 'passed', flaky: 'retried', unexpected: 'failed' };

const ofVitest = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      file: name,
      title: test.fullName,
      result: VITEST[test.status] ?? 'not run',
    })),
  );

/** A spec of Playwright's runs in several sizes and languages: each is a result. */
const ofPlaywright = (suites: Suite[]): TestResult[] =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ file, title, result: PLAYWRIGHT[status] ?? ('not run' as const) })),
    ),
    ...ofPlaywright(inner),
  ]);

/** The results in all reports of a folder, whichever tool wrote them. */
export function readResults(folder: string): TestResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport | { suites: Suite[] };
      return 'testResults' in report ? ofVitest(report) : ofPlaywright(report.suites);
    });
}

/** What the run says of the test of a row: the worst, where it ran more than once. */
export function resultOf({ file, title }: Pick<Row, 'file' | 'title'>, results: readonly TestResult[]): Result {
  const [, inTests = file] = /^e2e\/(.*)/.exec(file) ?? []; // Playwright's folder is tests/e2e
  const own = results.filter((each) => each.file.endsWith(inTests) && each.title.endsWith(title));
  return (
    (['failed', 'retried', 'passed'] as const).find((result) => own.some((each) => each.result === result)) ?? 'not run'
  );
}
