import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { ACTOR_NAMES, ACTORS, type ActorName } from '../support/actors';
import { firestoreJudge } from '../support/firestore-judge';
import { isAllowed, judgeRow } from '../support/grid';
import { inLanes } from '../support/in-lanes';
import { largeObjectRequest, uploadFunctionsOf } from '../support/large-objects';
import { bucketOf, contextOf, seed } from '../support/rules-environment';
import { type StorageCase, storageCases } from '../support/storage-cases';
import { STORAGE_GRID, STORAGE_OPERATIONS, type StorageOperation, send, sent } from '../support/storage-operations';
import { restoreRules, setRules, TRIED_BUCKET } from '../support/tried-bucket';
import { LARGE_OBJECT_CASES, UPLOAD_OBJECT_CASES } from '../support/upload-cases';

/** Requests at once: fewer than there are actors (see storage-cases.ts). */
const LANES = 3;
/** A limit for what hangs: some hundreds of requests. */
const TIMEOUT = { timeout: 300_000 };
const RULES = readFileSync('storage.rules', 'utf8');

// Storage rules belong to the whole emulator and ask Firestore, so this is the project that the emulators were
// started for, under the rules that firebase.json gave its bucket.
let env: RulesTestEnvironment;
let buckets: Record<ActorName, FirebaseStorage>;
const profiles = ACTOR_NAMES.map((actor): [string, object | null] => [`profiles/${actor}`, ACTORS[actor].profile]);

beforeAll(async () => {
  setLogLevel('silent'); // the SDK logs every refusal
  env = await initializeTestEnvironment({ projectId: brand.demoProject });
  await seed(env, profiles);
  const clients = ACTOR_NAMES.map((actor) => [actor, bucketOf(contextOf(env, actor))]);
  buckets = Object.fromEntries(clients) as typeof buckets;
});
afterAll(async () => {
  await seed(
    env,
    profiles.map(([path]) => [path, null]),
  );
  await env.withSecurityRulesDisabled(async (context) => {
    for (const bucket of [bucketOf(context), bucketOf(context, TRIED_BUCKET)]) {
      await Promise.allSettled([...sent].map((name) => deleteObject(ref(bucket, name)))); // most were refused
    }
  });
  await env.cleanup();
});

describe('storage.rules', () => {
  it('every operation has its row', () => {
    expect(STORAGE_GRID.map((row) => row.operation)).toEqual(Object.keys(STORAGE_OPERATIONS));
  });

  it.each(STORAGE_GRID)('who may $operation', async ({ operation, may }) => {
    const { needs, attempt } = STORAGE_OPERATIONS[operation] as StorageOperation;
    await env.withSecurityRulesDisabled(async (context) => {
      if (needs) await Promise.all(ACTOR_NAMES.map((actor) => send(bucketOf(context), needs(actor))));
    });
    const judged = await judgeRow(operation, (actor) => isAllowed(attempt(buckets[actor], actor)));
    expect(judged).toEqual({ operation, may });
  });

  it.each(UPLOAD_OBJECT_CASES)('an admin uploads $name: $valid', async ({ object, valid }) => {
    expect(await isAllowed(send(buckets.admin, object))).toBe(valid);
  });
});

describe('the functions of storage.rules', () => {
  const judge = firestoreJudge('demo-rules-uploads');
  beforeAll(async () => {
    expect(await judge.load(uploadFunctionsOf(RULES))).toBeNull();
  });

  it.each(LARGE_OBJECT_CASES)('let pass $name: $valid', async ({ object, valid }) => {
    expect(await judge.allows('visitor', largeObjectRequest(object))).toBe(valid);
  });
});

describe('the cases see through', () => {
  /**
   * Asks all cases under rules with one condition for everything. `missed` are those answered otherwise than they say.
   */
  async function tryRules(condition: 'true' | 'false') {
    const match = `match /b/{bucket}/o { match /{name=**} { allow read, write: if ${condition}; } }`;
    expect(await setRules(RULES, `rules_version = '2'; service firebase.storage { ${match} }`)).toBe(true);
    let cases: StorageCase[] = [];
    let answers: boolean[] = [];
    await env.withSecurityRulesDisabled(async (owner) => {
      cases = storageCases(env, owner);
      answers = await inLanes(cases, LANES, ({ isLetPass }) => isLetPass());
    });
    return { cases, missed: cases.filter(({ allowed }, place) => answers[place] !== allowed) };
  }
  afterAll(() => restoreRules(RULES));

  it('rules that let everybody do everything: every refusal is missed', TIMEOUT, async () => {
    const { cases, missed } = await tryRules('true');
    expect(missed).toEqual(cases.filter(({ allowed }) => !allowed));
  });
  it('rules that let nobody do anything: every allowance is missed', TIMEOUT, async () => {
    const { cases, missed } = await tryRules('false');
    expect(missed).toEqual(cases.filter(({ allowed }) => allowed));
  });
});
