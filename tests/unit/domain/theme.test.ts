import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DUSK_GROUND } from '../../../src/domain/theme';

it('index.html colours the browser’s own bars as the theme that the site opens with', () => {
  const template = readFileSync('index.html', 'utf8');
  expect(template).toContain('class="dark"');
  expect(template).toContain(`<meta name="theme-color" content="${DUSK_GROUND}" />`);
});
