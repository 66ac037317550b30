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
import { MAX_UPLOAD_BYTES } from '../../src/domain/media-limits';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { generateObjectName } from '../../src/domain/object-name';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, allowedActors, forActors } from './actors';
import { type Documents, firestoreRules, isAllowed, seed } from './firestore-rules';
import {
  IMAGES_MATRIX,
  RENDITION_RECORDS,
  RENDITIONS_MATRIX,
  send,
  UPLOAD_OBJECT_CASES,
  uploadOf,
} from './storage-cases';

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

// If the emulator finds no rules for a bucket of a demo project, it silently allows everything. These requests come
// before any test sets rules, without an account and without a library that does.
describe('the emulator applies the rules of firebase.json', () => {
  const objects = (bucket: string) => `http://${addressOf('storage')}/v0/b/${bucket}/o`;
  const get = async (bucket: string) => (await fetch(`${objects(bucket)}/${generateObjectName('a.png')}`)).status;
  const upload = async (bucket: string) => {
    const url = `${objects(bucket)}?name=${generateObjectName('a.png')}`;
    const headers = { 'Content-Type': 'image/png' };
    return (await fetch(url, { method: 'POST', headers, body: new Uint8Array([1, 2, 3]) })).status;
  };

  it("to the brand's buckets: a visitor may read originals, but not upload", async () => {
    expect(await get(brand.bucket)).toBe(404);
    expect(await get(brand.renditionsBucket)).toBe(403);
    for (const bucket of [brand.bucket, brand.renditionsBucket]) expect(await upload(bucket)).toBe(403);
  });

  it('to no other bucket, where nothing is allowed', async () => {
    expect(await get('another-bucket')).toBe(403);
    expect(await upload('another-bucket')).toBe(403);
  });
});

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
    it.each(matrix)('who may $operation', async ({ may, needs, attempt }) => {
      await env.withSecurityRulesDisabled(async (context) => {
        const unrestricted = bucketIn(bucket)(context);
        if (needs) await Promise.all(ACTOR_NAMES.map((actor) => send(unrestricted, needs(actor))));
      });
      const buckets = forActors(env, bucketIn(bucket));
      expect(await allowedActors((actor) => isAllowed(attempt(buckets[actor], actor)))).toEqual(may);
    });
  });

  it.each(UPLOAD_OBJECT_CASES)('an admin uploads $name: $valid', async ({ object, valid }) => {
    expect(await isAllowed(send(forActors(env, bucketIn('rules-test')).admin, object))).toBe(valid);
  });
});

// Sending 200 MB to the storage emulator takes seconds to minutes. The rules language is the same for Firestore, so
// its emulator evaluates the functions of storage.rules for a document that describes the object.
it('the storage rules allow an upload of the maximum size, and no more', async () => {
  const rules = readFileSync('storage.rules', 'utf8');
  const functions = ['isUpload', 'isUploadable'].map(
    (name) => rules.match(new RegExp(`function ${name}\\(.*?\\n    }`, 's'))?.[0],
  );
  const client = await firestoreRules(
    'demo-rules-upload-size',
    `rules_version = '2';
    service cloud.firestore {
      ${functions.join('\n')}
      match /databases/{database}/documents/objects/{id} { allow create: if isUpload(request.resource.data); }
    }`,
  );
  for (const [size, isAllowed] of [
    [MAX_UPLOAD_BYTES, true],
    [MAX_UPLOAD_BYTES + 1, false],
  ] as const) {
    const fields = { ...uploadOf('a.mp4', { contentType: 'video/mp4', size }) };
    expect(await client.allows('visitor', { method: 'create', path: 'objects/one', fields })).toBe(isAllowed);
  }
  await client.close();
});
