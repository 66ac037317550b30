import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { UNSUBSCRIBE_POLICY } from '../../functions/src/contact/unsubscribe';
import { readOptions } from '../../scripts/deploy/options';
import { brand } from '../../src/domain/brand';
import { MAX_UPLOAD_BYTES } from '../../src/domain/media-limits';
import { SUBSCRIBERS_COLLECTION, UNSUBSCRIBE_PATH } from '../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';

const read = (path: string) => readFileSync(path, 'utf8');

const { hosting, storage } = JSON.parse(read('firebase.json'));
const { projects, targets } = JSON.parse(read('.firebaserc'));

it('firebase.json names the buckets of the brand', () => {
  expect(storage).toMatchObject([
    { bucket: brand.bucket, target: 'images', rules: 'storage.rules' },
    { bucket: brand.renditionsBucket, target: 'renditions', rules: 'storage.renditions.rules' },
  ]);
});

it('.firebaserc names the buckets of the brand for its demo project', () => {
  const storageTargets = { images: [brand.bucket], renditions: [brand.renditionsBucket] };
  expect(targets[brand.demoProject]?.storage).toEqual(storageTargets);
});

it('.firebaserc takes the demo project of the brand by default', () => {
  expect(projects.default).toBe(brand.demoProject);
});

it('.env names the demo project of the brand', () => {
  expect(read('.env')).toContain(`VITE_FIREBASE_PROJECT_ID=${brand.demoProject}\n`);
});

it('the demo project has a name with which no credentials work', () => {
  expect(brand.demoProject).toMatch(/^demo-/);
});

const headerEntries: { source: string; headers: { key: string; value: string }[] }[] = hosting.headers;

/** The headers that firebase.json sets for exactly this source. */
function headersOf(source: string): Record<string, string> {
  const headers = headerEntries.find((entry) => entry.source === source)?.headers ?? [];
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

/** The headers that Hosting sets on answers of the API. */
const apiHeaders = { ...headersOf('**'), ...headersOf('/api/**') };

it('Hosting keeps the headers that the function of the API sets', () => {
  expect(apiHeaders).toMatchObject(API_HEADERS);
});

it('Hosting sets no header for the API alone that its function does not set', () => {
  expect(API_HEADERS).toMatchObject(headersOf('/api/**'));
});

it('Hosting makes browsers use HTTPS for two years', () => {
  expect(headersOf('**')).toMatchObject({ 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' });
});

it('Hosting leaves the caching of the API to its functions', () => {
  expect(apiHeaders).not.toHaveProperty('Cache-Control');
});

it('Hosting makes browsers check each page before they show it from the cache', () => {
  expect(headersOf('!/api/**')).toEqual({ 'Cache-Control': 'max-age=0, must-revalidate' });
});

it('Hosting gives the unsubscribe page the policy of its function', () => {
  expect(headersOf(UNSUBSCRIBE_PATH)).toEqual({ 'Content-Security-Policy': UNSUBSCRIBE_POLICY });
});

it('the storage rules allow uploads up to the limit of the site', () => {
  expect(read('storage.rules')).toContain(`object.size <= ${MAX_UPLOAD_BYTES / 1024 ** 2} * 1024 * 1024`);
});

it.each([QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, ROLE_CHANGES_COLLECTION])(
  'Firestore deletes what expires in the collection %s',
  (collectionGroup) => {
    const { fieldOverrides } = JSON.parse(read('firestore.indexes.json'));
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expires_at', ttl: true, indexes: [] });
  },
);

const DEPLOYMENT = ['--env', 'live'];

it('a deployment is real if no dry run is asked for', () => {
  expect(readOptions(DEPLOYMENT)).toMatchObject({ env: 'live', preflight: false, 'dry-run': false });
});

it('a deployment is a dry run if asked', () => {
  expect(readOptions([...DEPLOYMENT, '--dry-run'])).toMatchObject({ 'dry-run': true });
});

it('a deployment is a dry run even if npm kept the option', () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readOptions(DEPLOYMENT)).toMatchObject({ 'dry-run': true });
});

it.each(['dry-run', 'prefligth'])('a deployment refuses the unknown word "%s"', (word) => {
  expect(() => readOptions([...DEPLOYMENT, word])).toThrow(word);
});
