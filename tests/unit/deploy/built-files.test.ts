import { expect, it } from 'vitest';
import { checkBuiltFiles } from '../../../scripts/deploy/local-checks';
import { brand } from '../../../src/domain/brand';

const PROJECT = 'mesquite-live';
const APP = '1:123456789012:web:0123456789abcdef';
const ENVIRONMENT = {
  name: 'live',
  file: '.env.live',
  project: PROJECT,
  values: {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'a'.repeat(39),
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: APP,
    VITE_APP_CHECK_SITE_KEY: '',
  },
};

/** A build for that environment. */
const BUILD = {
  'index.html': '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
  'assets/start.js': `"${PROJECT}";"${APP}"`,
  'sitemap.xml': `<loc>${brand.origin}/</loc>`,
};

/** The problems of that build with other files. */
function problemsWith(changes: Record<string, string> = {}): string[] {
  const files = Object.entries({ ...BUILD, ...changes }).map(([path, text]) => ({ path, text }));
  return checkBuiltFiles(files, ENVIRONMENT).flatMap((finding) => (finding ? finding.problem : []));
}

it('a build for the environment may be deployed', () => {
  expect(problemsWith()).toEqual([]);
});

it.each([
  ['the demo project', 'assets/demo.js', `"${brand.demoProject}"`, 'Files with the demo project: assets/demo.js'],
  ['an emulator', 'assets/api.js', '"http://127.0.0.1:8080"', 'Files with the address of an emulator: assets/api.js'],
  ['a source map', 'assets/start.js.map', '{}', 'Source maps: assets/start.js.map'],
  ['a page without a policy', 'clients.html', '<h1>', 'Pages without a Content-Security-Policy: clients.html'],
])('a build with %s may not be deployed', (_, file, text, problem) => {
  expect(problemsWith({ [file]: text })).toEqual([problem]);
});

it('a build for another project may not be deployed', () => {
  expect(problemsWith({ 'assets/start.js': `"another-project";"${APP}"` })).toEqual([
    `The project ${PROJECT} is missing`,
  ]);
});

it('a build for another web app may not be deployed', () => {
  expect(problemsWith({ 'assets/start.js': `"${PROJECT}";"1:2:web:3"` })).toEqual(['The web app is missing']);
});

it('a build whose sitemap has another address may not be deployed', () => {
  const problem = `<loc>${brand.origin}/ in the sitemap is missing`;
  expect(problemsWith({ 'sitemap.xml': '<loc>https://another.example/</loc>' })).toEqual([problem]);
});
