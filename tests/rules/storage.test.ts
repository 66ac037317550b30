import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, allowedActors, forActors } from './actors';
import { type Documents, isAllowed, seed } from './firestore-rules';
import { IMAGES_MATRIX, RENDITION_RECORDS, RENDITIONS_MATRIX, send, UPLOAD_OBJECT_CASES } from './storage-cases';

/** The rules file of each bucket. The tests use buckets without triggers, which get the rules of the brand's. */
const BUCKETS = {
  [brand.bucket]: 'storage.rules',
  [brand.renditionsBucket]: 'storage.renditions.rules',
  'rules-test': 'storage.rules',
  'rules-test-renditions': 'storage.renditions.rules',
} as const;
let env: RulesTestEnvironment;

async function setRules(): Promise<void> {
  const files = Object.entries(BUCKETS).map(([resource, name]) => ({
    name,
    resource,
    content: readFileSync(name, 'utf8'),
  }));
  const response = await fetch(`http://${addressOf('storage')}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A bucket as a client sees it. The test library types its clients by the SDK's older API. */
const bucketIn = (bucket: string) => (context: RulesTestContext) =>
  context.storage(`gs://${bucket}`) as unknown as FirebaseStorage;

describe('the storage rules', () => {
  beforeAll(async () => {
    env = await initializeTestEnvironment({ projectId: brand.demoProject });
    await setRules();
    await seed(env, [
      ...ACTOR_NAMES.map((actor): Documents[number] => [`${PROFILES_COLLECTION}/${actor}`, ACTORS[actor].profile]),
      ...RENDITION_RECORDS.map(([id, record]): Documents[number] => [`${MEDIA_COLLECTION}/${id}`, record]),
    ]);
  });
  afterAll(async () => {
    await env.clearFirestore();
    await env.cleanup();
  });

  describe.each([
    ['images', 'rules-test', IMAGES_MATRIX],
    ['renditions', 'rules-test-renditions', RENDITIONS_MATRIX],
  ] as const)('of the %s bucket', (_, bucket, matrix) => {
    it.each(matrix)('who may $operation', async ({ may, objectOf, attempt }) => {
      await env.withSecurityRulesDisabled(async (context) => {
        const unrestricted = bucketIn(bucket)(context);
        await Promise.all(ACTOR_NAMES.map((actor) => send(unrestricted, objectOf(actor))));
      });
      const buckets = forActors(env, bucketIn(bucket));
      expect(await allowedActors((actor) => isAllowed(attempt(buckets[actor], objectOf(actor))))).toEqual(may);
    });
  });

  it.each(UPLOAD_OBJECT_CASES)('an admin uploads $name: $valid', async ({ object, valid }) => {
    expect(await isAllowed(send(forActors(env, bucketIn('rules-test')).admin, object))).toBe(valid);
  });
});
