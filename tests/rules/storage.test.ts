import { readFileSync } from 'node:fs';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { generateObjectName } from '../../src/domain/object-name';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ACTOR_NAMES, ACTORS, type ActorName, allowedActors } from '../support/actors';
import { rulesClient } from '../support/rules-client';
import { STORAGE_MATRIX, send } from '../support/storage-matrix';
import { UPLOAD_OBJECT_CASES } from '../support/upload-cases';

/** A bucket without triggers. The emulator gives it the same rules as the brand's bucket. */
const BUCKET = 'rules-test';
const RULES = readFileSync('storage.rules', 'utf8');
// The rules look up profiles in the project that the emulators were started for.
const firestore = rulesClient(brand.demoProject);
let env: RulesTestEnvironment;

async function setRules(buckets: string[]): Promise<void> {
  const files = buckets.map((resource) => ({ name: 'storage.rules', resource, content: RULES }));
  const response = await fetch(`http://${addressOf('storage')}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The bucket as an actor's client sees it. The test library types its clients by the SDK's older API. */
function bucketOf(actor: ActorName): FirebaseStorage {
  const { token } = ACTORS[actor];
  const context = token ? env.authenticatedContext(actor, token) : env.unauthenticatedContext();
  return context.storage(`gs://${BUCKET}`) as unknown as FirebaseStorage;
}

/** Whether the rules allow an operation. Throws if it fails for another reason. */
async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    await assertFails(Promise.reject(error));
    return false;
  }
}

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

  it("to the brand's bucket: a visitor may read, but not upload", async () => {
    expect(await get(brand.bucket)).toBe(404);
    expect(await upload(brand.bucket)).toBe(403);
  });

  it('to no other bucket, where nothing is allowed', async () => {
    expect(await get('another-bucket')).toBe(403);
    expect(await upload('another-bucket')).toBe(403);
  });
});

describe('storage.rules', () => {
  let buckets: Record<ActorName, FirebaseStorage>;
  const profileOf = (actor: ActorName) => `${PROFILES_COLLECTION}/${actor}`;

  beforeAll(async () => {
    setLogLevel('silent'); // the SDK logs every denied request
    env = await initializeTestEnvironment({ projectId: brand.demoProject });
    await setRules([brand.bucket, BUCKET]);
    await firestore.seed(ACTOR_NAMES.map((actor) => [profileOf(actor), ACTORS[actor].profile]));
    buckets = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, bucketOf(actor)])) as typeof buckets;
  });
  afterAll(async () => {
    await firestore.seed(ACTOR_NAMES.map((actor) => [profileOf(actor), null]));
    await env.cleanup();
  });

  it.each(STORAGE_MATRIX)('who may $operation', async ({ may, needs, attempt }) => {
    await env.withSecurityRulesDisabled(async (context) => {
      const bucket = context.storage(`gs://${BUCKET}`) as unknown as FirebaseStorage;
      if (needs) await Promise.all(ACTOR_NAMES.map((actor) => send(bucket, needs(actor))));
    });
    expect(await allowedActors((actor) => isAllowed(attempt(buckets[actor], actor)))).toEqual(may);
  });

  it.each(UPLOAD_OBJECT_CASES)('an admin uploads $name: $valid', async ({ object, valid }) => {
    expect(await isAllowed(send(buckets.admin, object))).toBe(valid);
  });
});
