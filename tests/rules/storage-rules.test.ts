import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { addDoc, collection, setLogLevel } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { renditionName } from '../../src/domain/renditions';
import { ACTOR_NAMES, ACTORS, type ActorName } from '../support/actors';
import { isAllowed, judgeRow, readGrid } from '../support/grid';
import { bucketOf, contextOf, firestoreOf, seed } from '../support/rules-environment';
import { LARGE_OBJECT_CASES, UPLOAD_OBJECT_CASES, type UploadObject, uploadOf } from '../support/upload-cases';

const GRID = readGrid(`
                                 visitor  unverified  user  unclaimed  unconfirmed  profileless  demoted  deactivated  admin
read an object                 | yes      yes         yes   yes        yes          yes          yes      yes          yes
read an object's metadata      | yes      yes         yes   yes        yes          yes          yes      yes          yes
list the bucket                | no       no          no    no         no           no           no       no           no
list a folder                  | no       no          no    no         no           no           no       no           no
upload an object               | no       no          no    no         no           no           no       no           yes
upload the same object again   | no       no          no    no         no           no           no       no           yes
change an object's metadata    | no       no          no    no         no           no           no       no           no
delete an object               | no       no          no    no         no           no           no       no           yes
read a rendition               | yes      yes         yes   yes        yes          yes          yes      yes          yes
make a rendition               | no       no          no    no         no           no           no       no           no
delete a rendition             | no       no          no    no         no           no           no       no           no
delete an object in a folder   | no       no          no    no         no           no           no       no           yes
`);

const sent = new Set<string>();

/** Uploads as the client does. */
async function send(bucket: FirebaseStorage, { name, size, metadata, ...rest }: UploadObject): Promise<void> {
  sent.add(name);
  await uploadBytesResumable(ref(bucket, name), new Uint8Array(size), { ...rest, customMetadata: metadata });
}

/** One stored object per actor. */
const stored = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const own = (bucket: FirebaseStorage, actor: ActorName) => ref(bucket, stored[actor]?.name);

/** What the server or another program has put there, for each actor. */
const renditionOf = (actor: ActorName) => renditionName('0'.repeat(64), String(ACTOR_NAMES.indexOf(actor)), 320);
const inFolder = (actor: ActorName) => `team/${actor}.png`;
const OTHERS = ACTOR_NAMES.flatMap((actor) => [renditionOf(actor), inFolder(actor)]);

const OPERATIONS: Record<string, (bucket: FirebaseStorage, actor: ActorName) => Promise<unknown>> = {
  'read an object': (bucket, actor) => getBytes(own(bucket, actor)),
  "read an object's metadata": (bucket, actor) => getMetadata(own(bucket, actor)),
  'list the bucket': (bucket) => listAll(ref(bucket)),
  'list a folder': (bucket) => listAll(ref(bucket, 'folder')),
  'upload an object': (bucket) => send(bucket, uploadOf('new.png')),
  'upload the same object again': (bucket, actor) => send(bucket, stored[actor] as UploadObject),
  "change an object's metadata": (bucket, actor) => updateMetadata(own(bucket, actor), { contentType: 'image/gif' }),
  'delete an object': (bucket, actor) => deleteObject(own(bucket, actor)),
  'read a rendition': (bucket, actor) => getBytes(ref(bucket, renditionOf(actor))),
  'make a rendition': (bucket) =>
    send(bucket, { ...uploadOf('new.webp'), name: renditionName('0'.repeat(64), '9', 320) }),
  'delete a rendition': (bucket, actor) => deleteObject(ref(bucket, renditionOf(actor))),
  'delete an object in a folder': (bucket, actor) => deleteObject(ref(bucket, inFolder(actor))),
};

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
    const bucket = bucketOf(context);
    await Promise.allSettled([...sent].map((name) => deleteObject(ref(bucket, name)))); // most were refused
  });
  await env.cleanup();
});

describe('storage.rules', () => {
  it('every operation has its row', () => {
    expect(Object.keys(OPERATIONS)).toEqual(GRID.map((row) => row.operation));
  });

  it.each(GRID)('who may $operation', async (row) => {
    await env.withSecurityRulesDisabled(async (context) => {
      const others = OTHERS.map((name) => ({ ...uploadOf('a.webp'), name }));
      await Promise.all([...Object.values(stored), ...others].map((object) => send(bucketOf(context), object)));
    });
    const attempt = async (actor: ActorName) => OPERATIONS[row.operation]?.(buckets[actor], actor);
    const judged = await judgeRow(row.operation, (actor) => isAllowed(attempt(actor)));
    expect(judged).toEqual(row);
  });

  it.each(UPLOAD_OBJECT_CASES)('an admin uploads $name: $valid', async ({ object, valid }) => {
    expect(await isAllowed(send(buckets.admin, object))).toBe(valid);
  });
});

// The emulator takes seconds, on a busy machine minutes, over 200 MB. So the functions of storage.rules are asked by
// Firestore's emulator, the same language, about a document that describes the object.
describe('the functions of storage.rules', () => {
  const text = readFileSync('storage.rules', 'utf8');
  const functions = ['isUpload', 'isUploadable'].map((name) => text.match(`function ${name}\\([^]*?\n    }`)?.[0]);
  let judge: RulesTestEnvironment;
  beforeAll(async () => {
    const rules = `rules_version = '2';
      service cloud.firestore {
        ${functions.join('\n')}
        match /databases/{database}/documents/objects/{id} { allow create: if isUpload(request.resource.data); }
      }`;
    judge = await initializeTestEnvironment({ projectId: 'demo-rules-uploads', firestore: { rules } });
  });
  afterAll(() => judge.cleanup());

  it.each(LARGE_OBJECT_CASES)('let pass $name: $valid', async ({ object, valid }) => {
    const db = firestoreOf(judge.unauthenticatedContext());
    expect(await isAllowed(addDoc(collection(db, 'objects'), object))).toBe(valid);
  });
});
