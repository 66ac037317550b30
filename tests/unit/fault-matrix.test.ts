import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readResults, resultOf } from '../../scripts/faults/results';
import { LOCALES } from '../../src/domain/locale';
import { FAULTS, type Fault, PEOPLES_PARTS, SERVER_FAULTS, SERVER_PARTS } from '../faults/kinds';
import { MATRIX } from '../faults/matrix';
import { WORDS } from '../faults/row';
import { UNCONCERNED } from '../faults/unconcerned';
import { temporaryFolder } from '../support/temporary-folder';

/** The titles of the tests in a file, as patterns: what is filled in by a loop may be anything. */
function titlesOf(file: string): RegExp[] {
  const source = readFileSync(join('tests', file), 'utf8');
  const titles = [...source.matchAll(/\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1,/g)].map(([, , title = '']) => title);
  return titles.map((title) => {
    const parts = title.split(/\$\{[^}]*\}|%[sj]/).map((part) => part.replace(/[.*+?^()|[\]\\$]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
}

describe('the fault matrix', () => {
  it.each(Object.keys(FAULTS) as Fault[])(
    'shows what becomes of each part, or says why it is not touched: %s',
    (fault) => {
      expect(MATRIX.some((row) => row.fault === fault)).toBe(true);
      for (const part of SERVER_FAULTS.includes(fault) ? SERVER_PARTS : PEOPLES_PARTS) {
        const isShown = MATRIX.some((row) => row.fault === fault && row.part === part);
        const isUntouched = UNCONCERNED.some((each) => each.fault === fault && each.parts.includes(part));
        expect([part, isShown !== isUntouched]).toEqual([part, true]);
      }
    },
  );

  it('names tests that there are', () => {
    for (const { file, title } of MATRIX) {
      expect(
        titlesOf(file).some((pattern) => pattern.test(title)),
        `${file} › ${title}`,
      ).toBe(true);
    }
  });

  it('quotes words that there are, in every language', () => {
    for (const { title, says } of MATRIX) {
      const quoted = LOCALES.map((locale) => says(WORDS[locale]));
      for (const text of quoted.flat()) expect(text, title).toEqual(expect.stringMatching(/\w/));
      expect(new Set(quoted.map(({ length }) => length)).size, title).toBe(1);
      if (quoted.flat().length > 0) expect(new Set(quoted.map(String)).size, title).toBe(LOCALES.length);
    }
  });
});

describe('the result of a row', () => {
  const report = (folder: string, name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const run = (...statuses: string[]) => statuses.map((status) => ({ status }));

  it('is the worst of its test’s runs, and that it did not run where it did not', () => {
    const folder = temporaryFolder();
    report(folder, 'unit.json', {
      testResults: [
        {
          name: '/site/tests/unit/a.test.ts',
          assertionResults: [
            { fullName: 'a form is kept', status: 'passed' },
            { fullName: 'a form is sent', status: 'failed' },
            { fullName: 'a form is skipped', status: 'skipped' },
          ],
        },
      ],
    });
    report(folder, 'e2e.json', {
      suites: [
        {
          file: 'journeys/b.spec.ts',
          specs: [{ title: 'a page opens', tests: run('expected', 'flaky') }],
          suites: [
            { file: 'journeys/b.spec.ts', specs: [{ title: 'a page closes', tests: run('expected', 'unexpected') }] },
          ],
        },
      ],
    });
    const results = readResults(folder);
    const result = (file: string, title: string) => resultOf({ file, title }, results);
    expect(result('unit/a.test.ts', 'is kept')).toBe('passed');
    expect(result('unit/a.test.ts', 'is sent')).toBe('failed');
    expect(result('unit/a.test.ts', 'is skipped')).toBe('not run');
    expect(result('unit/a.test.ts', 'is lost')).toBe('not run');
    expect(result('unit/b.test.ts', 'is kept')).toBe('not run');
    expect(result('e2e/journeys/b.spec.ts', 'a page opens')).toBe('retried');
    expect(result('e2e/journeys/b.spec.ts', 'a page closes')).toBe('failed');
  });
});
