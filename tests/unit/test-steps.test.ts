import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSED, STEPS } from '../../scripts/steps.mjs';

it('every end-to-end test is in one of the steps, and in one only', () => {
  const files = ['pages', 'journeys'].flatMap((folder) =>
    readdirSync(`tests/e2e/${folder}`).map((file) => `e2e/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(20);
  const patterns = BROWSED.map((name) => STEPS[name]?.command.find((word) => word.startsWith('e2e/')) ?? '');
  const wrong = files.filter((file) => patterns.filter((pattern) => new RegExp(pattern).test(file)).length !== 1);
  expect(wrong).toEqual([]);
});
