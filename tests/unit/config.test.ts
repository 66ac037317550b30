import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { UNSUBSCRIBE_POLICY } from '../../functions/src/contact/unsubscribe';
import { readOptions } from '../../scripts/deploy/options';
import { brand } from '../../src/domain/brand';
import { MAX_UPLOAD_BYTES } from '../../src/domain/media-limits';
import { UNSUBSCRIBE_PATH } from '../../src/domain/newsletter';

const read = (path: string) => readFileSync(path, 'utf8');

const { hosting, storage } = JSON.parse(read('firebase.json'));

it('the configuration names the buckets and the demo project of the brand', () => {
  const { projects, targets } = JSON.parse(read('.firebaserc'));
  expect.soft(storage, 'firebase.json').toMatchObject([
    { bucket: brand.bucket, target: 'images', rules: 'storage.rules' },
    { bucket: brand.renditionsBucket, target: 'renditions', rules: 'storage.renditions.rules' },
  ]);
  const storageTargets = { images: [brand.bucket], renditions: [brand.renditionsBucket] };
  expect.soft(targets[brand.demoProject]?.storage, '.firebaserc').toEqual(storageTargets);
  expect.soft(projects.default, '.firebaserc').toBe(brand.demoProject);
  expect.soft(read('.env')).toContain(`VITE_FIREBASE_PROJECT_ID=${brand.demoProject}\n`);
  expect(brand.demoProject).toMatch(/^demo-/); // no credentials work for such a project
});

it('the configuration sets the headers of the API as its function does', () => {
  const entries: { source: string; headers: { key: string; value: string }[] }[] = hosting.headers;
  const headersOf = (source: string) => {
    const headers = entries.find((entry) => entry.source === source)?.headers ?? [];
    return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  };
  const configured = { ...headersOf('**'), ...headersOf('/api/**') };
  expect(configured).toMatchObject(API_HEADERS);
  expect(API_HEADERS).toMatchObject(headersOf('/api/**'));
  expect(configured).toMatchObject({ 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' });
  expect(configured).not.toHaveProperty('Cache-Control'); // it would replace that of the functions
  expect(headersOf('!/api/**')).toEqual({ 'Cache-Control': 'max-age=0, must-revalidate' });
  expect(headersOf(UNSUBSCRIBE_PATH)).toEqual({ 'Content-Security-Policy': UNSUBSCRIBE_POLICY });
});

it('the configuration allows uploads up to the limit of the site', () => {
  expect(read('storage.rules')).toContain(`object.size <= ${MAX_UPLOAD_BYTES / 1024 ** 2} * 1024 * 1024`);
});

it('a deployment is a dry run if asked, even if npm kept the option, and refuses unknown words', () => {
  const args = ['--env', 'live'];
  expect(readOptions(args, {})).toMatchObject({ env: 'live', preflight: false, 'dry-run': false });
  expect(readOptions([...args, '--dry-run'], {})).toMatchObject({ 'dry-run': true });
  expect(readOptions(args, { npm_config_dry_run: 'true' })).toMatchObject({ 'dry-run': true });
  for (const word of ['dry-run', 'prefligth']) expect(() => readOptions([...args, word])).toThrow(word);
});
