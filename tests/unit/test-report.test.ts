import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOf, readPlaywright, readVitest } from '../../scripts/report.mjs';
import { temporaryFolder } from '../support/temporary-folder';

function report(content: object): string {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the outcome of a step', () => {
  it('takes passed and failed tests of Vitest, and a file that did not load as one failure', () => {
    const test = (status: string, ...failureMessages: string[]) => ({ status, fullName: 'adds up', failureMessages });
    const testResults = [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test('passed'), test('passed')] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('passed'), test('failed', '3 is not 4')],
      },
      { name: 'c.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      {
        name: 'd.test.ts',
        status: 'failed',
        message: 'beforeAll',
        assertionResults: [test('passed'), test('skipped')],
      },
    ];
    expect(readVitest(report({ testResults }))).toEqual({
      passed: 4,
      flaky: [],
      failures: ['b.test.ts › adds up\n  3 is not 4', 'c.test.ts\n  No such module', 'd.test.ts\n  beforeAll'],
    });
  });

  it('takes expected and flaky tests of Playwright as passed, and errors outside of tests as failures', () => {
    const run = (status: string, ...messages: string[]) => ({
      status,
      projectName: 'phone-es',
      results: messages.map((message) => ({ errors: message ? [{ message }] : [] })),
    });
    const tests = [
      run('expected', ''),
      run('unexpected', 'slow', '\u001b[31mclosed\u001b[39m'),
      run('flaky', 'slow', ''),
    ];
    const specs = [{ title: 'opens', tests }];
    const suites = [{ file: 'a.spec.ts', title: '', suites: [{ file: 'a.spec.ts', title: '', specs }] }];
    const stats = { expected: 5, flaky: 1 };
    expect(readPlaywright(report({ stats, suites, errors: [{ message: 'no browser' }] }))).toEqual({
      passed: 6,
      flaky: ['[phone-es] a.spec.ts › opens\n  slow'],
      failures: ['[phone-es] a.spec.ts › opens\n  closed', 'outside of any test\n  no browser'],
    });
  });

  it('repeats only the beginning of a long reason', () => {
    const assertionResults = [{ status: 'failed', fullName: 'x', failureMessages: ['line\n'.repeat(100)] }];
    const testResults = [{ name: 'a', status: 'failed', message: '', assertionResults }];
    expect(readVitest(report({ testResults })).failures[0]?.split('\n')).toHaveLength(13);
  });

  it('takes a step without a report as one test', () => {
    expect(outcomeOf('types', 0)).toEqual({ passed: 1, failures: [], flaky: [] });
    expect(outcomeOf('types', 2)).toEqual({ passed: 0, failures: ['types: ended with code 2'], flaky: [] });
  });

  it('takes a step that crashed before it reported as one failure, whatever its exit code', () => {
    const crashed = { passed: 0, failures: ['unit: it ended before it could report'], flaky: [] };
    expect(outcomeOf('unit', 1, () => readVitest('/no/report.json'))).toEqual(crashed);
    expect(outcomeOf('unit', 0, () => readVitest('/no/report.json'))).toEqual(crashed);
  });

  it('adds a failure where a step failed although all of its tests passed', () => {
    const outcome = (...failures: string[]) => ({ passed: 7, failures, flaky: [] });
    expect(outcomeOf('unit', 1, () => outcome()).failures).toEqual(['unit: ended with code 1']);
    expect(outcomeOf('unit', 1, () => outcome('x')).failures).toEqual(['x']);
  });
});
