import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSED, commandOf, STEPS } from '../../scripts/steps.mjs';

it('every end-to-end test is in one of the steps, and in one only', () => {
  const files = ['pages', 'journeys'].flatMap((folder) =>
    readdirSync(`tests/e2e/${folder}`).map((file) => `e2e/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(20);
  const patterns = BROWSED.map((name) => STEPS[name]?.command.find((word) => word.startsWith('e2e/')) ?? '');
  const wrong = files.filter((file) => patterns.filter((pattern) => new RegExp(pattern).test(file)).length !== 1);
  expect(wrong).toEqual([]);
});

it('some tests of a step alone can be asked for, by what its runner takes', () => {
  expect(commandOf('pages')).toEqual(STEPS.pages?.command);
  expect(commandOf('pages', 'search')).toEqual([...commandOf('pages'), '--grep=search', '--pass-with-no-tests']);
  expect(commandOf('unit', 'domain')).toEqual([...commandOf('unit'), 'domain', '--passWithNoTests']);
  expect(commandOf('lint', 'domain')).toEqual(commandOf('lint'));
});
