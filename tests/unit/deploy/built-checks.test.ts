import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBuild } from '../../../scripts/deploy/built-checks';
import { readEnvironment } from '../../../scripts/deploy/environment';
import { brand } from '../../../src/domain/brand';
import { temporaryFolder } from '../../support/temporary-folder';

const APP = '1:123456789012:web:0123456789abcdef';
const { values, ...demo } = readEnvironment('live');
const LIVE = { ...demo, project: 'mesquite-live', values: { ...values, VITE_FIREBASE_APP_ID: APP } };

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';

const RIGHT_BUILD = {
  'dist/index.html': `${POLICY}<title>Home</title>`,
  'dist/sitemap.xml': `<urlset><url><loc>${brand.origin}/</loc></url></urlset>`,
  'dist/assets/config.js': `const id="mesquite-live",app="${APP}"`,
};

/** Returns the problems of a right build with these files changed. */
function problemsOf(files: Record<string, string>): string[] {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  for (const [path, text] of Object.entries({ ...RIGHT_BUILD, ...files })) writeFileSync(join(root, path), text);
  return checkBuild(LIVE, root).flatMap((finding) => finding?.problem ?? []);
}

it('accepts a build of the right project', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['the demo project', { 'dist/assets/a.js': brand.demoProject }, 'Files with the demo project: assets/a.js'],
  [
    'an emulator',
    { 'dist/index.html': `${POLICY}http://127.0.0.1:9199/` },
    'Files with the address of an emulator: index.html',
  ],
  ['a source map', { 'dist/assets/config.js.map': '{}' }, 'Source maps: assets/config.js.map'],
  ['an inline source map', { 'dist/sw.js': '//# sourceMappingURL=data:' }, 'Source maps: sw.js'],
  ['a page without a policy', { 'dist/404.html': '' }, 'Pages without a Content-Security-Policy: 404.html'],
  ['another project', { 'dist/assets/config.js': APP }, 'The project mesquite-live is missing'],
  ['another web app', { 'dist/assets/config.js': 'mesquite-live' }, 'The web app is missing'],
  ['another address', { 'dist/sitemap.xml': '<loc>https://other.example/</loc>' }, 'in the sitemap is missing'],
])('refuses a build with %s', (_, files, problem) => {
  expect(problemsOf(files)).toEqual([expect.stringContaining(problem)]);
});
