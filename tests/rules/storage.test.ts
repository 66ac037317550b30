import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { ACTOR_NAMES, ACTORS, allowedActors, forActors } from './actors';
import { type Documents, isAllowed, seed } from './firestore-rules';
import { IMAGES_MATRIX, RENDITION_RECORDS, RENDITIONS_MATRIX, send, UPLOAD_CASES } from './storage-cases';

/** The rules file of each bucket. The tests use buckets without triggers, which get the rules of the brand's. */
const BUCKETS = {
  [brand.bucket]: 'storage.rules',
  [brand.renditionsBucket]: 'storage.renditions.rules',
  'rules-test': 'storage.rules',
  'rules-test-renditions': 'storage.renditions.rules',
};
const bucketIn = (bucket: string) => (context: RulesTestContext) => context.storage(`gs://${bucket}`);

const env = await initializeTestEnvironment({ projectId: brand.demoProject });
const content = (name: string) => readFileSync(name, 'utf8');
const files = Object.entries(BUCKETS).map(([resource, name]) => ({ name, resource, content: content(name) }));
const { ok } = await fetch(`http://${addressOf('storage')}/internal/setRules`, {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ rules: { files } }),
});
if (!ok) throw new Error('The storage emulator did not take the rules');
await seed(env, [
  ...ACTOR_NAMES.map((actor): Documents[number] => [`profiles/${actor}`, ACTORS[actor].profile]),
  ...RENDITION_RECORDS.map(([id, record]): Documents[number] => [`media_files/${id}`, record]),
]);
afterAll(async () => {
  await env.clearFirestore();
  await env.cleanup();
});

describe.each([
  ['images', 'rules-test', IMAGES_MATRIX],
  ['renditions', 'rules-test-renditions', RENDITIONS_MATRIX],
] as const)('the rules of the %s bucket', (_, bucket, matrix) => {
  const buckets = forActors(env, bucketIn(bucket));
  it.each(matrix)('who may %s', async (_, may, attempt, objectOf) => {
    await env.withSecurityRulesDisabled(async (context) => {
      const unrestricted = bucketIn(bucket)(context);
      await Promise.all(ACTOR_NAMES.map((actor) => send(unrestricted, objectOf(actor))));
    });
    expect(await allowedActors((actor) => isAllowed(attempt(buckets[actor], objectOf(actor))))).toEqual(may);
  });
});

const admin = forActors(env, bucketIn('rules-test')).admin;
it.each(UPLOAD_CASES.filter(([, valid]) => valid))('an admin may upload an object with %s', async (_, __, object) => {
  expect(await isAllowed(send(admin, object))).toBe(true);
});

it.each(UPLOAD_CASES.filter(([, valid]) => !valid))('no admin may upload an object with %s', async (_, __, object) => {
  expect(await isAllowed(send(admin, object))).toBe(false);
});
