import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DUSK_GROUND } from '../../../src/domain/theme';

it('index.html gives the browser’s toolbar the color of the default theme', () => {
  const template = readFileSync('index.html', 'utf8');
  expect(template).toContain('class="dark"');
  expect(template).toContain(`<meta name="theme-color" content="${DUSK_GROUND}" />`);
});
