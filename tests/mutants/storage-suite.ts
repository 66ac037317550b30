import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { FirebaseStorage } from 'firebase/storage';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { ACTOR_NAMES, type ActorName } from '../support/actors';
import { firestoreJudge } from '../support/firestore-judge';
import { isAllowed } from '../support/grid';
import { largeObjectRequest, uploadFunctionsOf } from '../support/large-objects';
import { bucketOf, contextOf } from '../support/rules-environment';
import { STORAGE_GRID, STORAGE_OPERATIONS, type StorageOperation, send } from '../support/storage-operations';
import { LARGE_OBJECT_CASES, UPLOAD_OBJECT_CASES } from '../support/upload-cases';
import type { Question } from './questions';
import type { Suite } from './suite';

/** The bucket whose rules are changed. The brand's own keeps its rules meanwhile: they are the emulator's for all. */
const BUCKET = 'mutants';

/**
 * Gives the emulator rules for both buckets. Says whether it took them: it keeps the compiler's complaint to itself.
 * @param original the text of storage.rules
 */
async function setRules(original: string, changed: string): Promise<boolean> {
  const files = [
    { name: 'storage.rules', resource: brand.bucket, content: original },
    { name: 'mutant.rules', resource: BUCKET, content: changed },
  ];
  const response = await fetch(`http://${addressOf('storage')}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files } }),
  });
  return response.ok;
}

/** Every cell of the grid and every upload, asked as the client's SDK asks. */
function askedOfStorage(buckets: Record<ActorName, FirebaseStorage>, owner: FirebaseStorage): Question[] {
  const cells = STORAGE_GRID.flatMap(({ operation, may }) => {
    const { needs, attempt } = STORAGE_OPERATIONS[operation] as StorageOperation;
    return ACTOR_NAMES.map((actor) => ({
      about: `${actor}: ${operation}`,
      async isAnsweredOtherwise() {
        if (needs) await send(owner, needs(actor));
        return (await isAllowed(attempt(buckets[actor], actor))) !== (may[actor] === 'yes');
      },
    }));
  });
  const uploads = UPLOAD_OBJECT_CASES.map(({ name, valid, object }) => ({
    about: `upload: ${name}`,
    isAnsweredOtherwise: async () => (await isAllowed(send(buckets.admin, object))) !== valid,
  }));
  return [...uploads, ...cells];
}

/** All cases of storage.rules. `env` is that of the project that the emulators were started for. */
export function storageSuite(env: RulesTestEnvironment, owner: FirebaseStorage, original: string): Suite {
  const bucketFor = (actor: ActorName) => bucketOf(contextOf(env, actor), BUCKET);
  const buckets = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, bucketFor(actor)]));
  const judge = firestoreJudge('demo-mutants-large');
  const large = LARGE_OBJECT_CASES.map(({ name, valid, object }) => ({
    about: `object size 200 1024: ${name}`,
    isAnsweredOtherwise: async () => (await judge.allows('visitor', largeObjectRequest(object))) !== valid,
  }));
  return {
    async load(text) {
      if (!(await setRules(original, text))) return 'not taken';
      return judge.load(uploadFunctionsOf(text));
    },
    questions: [...large, ...askedOfStorage(buckets as Record<ActorName, FirebaseStorage>, owner)],
    lanes: 3,
  };
}

/** The bucket of the mutants, for who may do everything. */
export const ownersBucket = (context: Parameters<typeof bucketOf>[0]) => bucketOf(context, BUCKET);

/** Leaves the brand's bucket its rules, and that of the mutants none that allow anything. */
export const restoreRules = (original: string) =>
  setRules(original, "rules_version = '2'; service firebase.storage { match /b/{bucket}/o {} }");
