import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { FirebaseStorage } from 'firebase/storage';
import { ACTOR_NAMES, type ActorName } from './actors';
import { isAllowed } from './grid';
import { bucketOf, contextOf } from './rules-environment';
import { STORAGE_GRID, STORAGE_OPERATIONS, type StorageOperation, send } from './storage-operations';
import { TRIED_BUCKET } from './tried-bucket';
import { UPLOAD_OBJECT_CASES } from './upload-cases';

/** Something that is asked of Storage's rules, and what they should answer. */
export interface StorageCase {
  name: string;
  allowed: boolean;
  /** Says whether the rules that are loaded let it pass. */
  isLetPass: () => Promise<boolean>;
}

/**
 * Every cell of the grid and every upload, asked of the tried bucket as the client's SDK asks.
 * @param owner who may do everything, and puts there what a case needs
 */
export function storageCases(env: RulesTestEnvironment, owner: RulesTestContext): StorageCase[] {
  const bucketFor = (actor: ActorName) => bucketOf(contextOf(env, actor), TRIED_BUCKET);
  const buckets = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, bucketFor(actor)]));
  const clientOf = (actor: ActorName) => buckets[actor] as FirebaseStorage;
  // Row by row: an actor's object is not deleted while another case of the actor needs it.
  const cells = STORAGE_GRID.flatMap(({ operation, may }) => {
    const { needs, attempt } = STORAGE_OPERATIONS[operation] as StorageOperation;
    return ACTOR_NAMES.map((actor) => ({
      name: `${actor}: ${operation}`,
      allowed: may[actor] === 'yes',
      async isLetPass() {
        if (needs) await send(bucketOf(owner, TRIED_BUCKET), needs(actor));
        return isAllowed(attempt(clientOf(actor), actor));
      },
    }));
  });
  const uploads = UPLOAD_OBJECT_CASES.map(({ name, valid, object }) => ({
    name: `upload: ${name}`,
    allowed: valid,
    isLetPass: () => isAllowed(send(clientOf('admin'), object)),
  }));
  return [...uploads, ...cells];
}
