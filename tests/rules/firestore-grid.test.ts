import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { generateObjectName, recordId } from '../../src/domain/object-name';
import { ACTOR_NAMES, ACTORS, type ActorName } from '../support/actors';
import { judgeRow, readGrid } from '../support/grid';
import { upload } from '../support/record-cases';
import { contextOf, firestoreOf, seed } from '../support/rules-environment';

const GRID = readGrid(`
                                 visitor  unverified  user  unclaimed  unconfirmed  profileless  demoted  deactivated  admin
get own profile                | no       yes         yes   yes        yes          yes          yes      yes          yes
get another's profile          | no       no          no    no         no           yes          yes      yes          yes
list profiles                  | no       no          no    no         no           yes          yes      yes          yes
write own profile              | no       no          no    no         no           no           no       no           no
delete own profile             | no       no          no    no         no           no           no       no           no
create another's profile       | no       no          no    no         no           no           no       no           no
change another's profile       | no       no          no    no         no           no           no       no           no
get a media record             | yes      yes         yes   yes        yes          yes          yes      yes          yes
list the media records         | yes      yes         yes   yes        yes          yes          yes      yes          yes
create a media record          | no       no          no    no         no           no           no       no           yes
change a media record          | no       no          no    no         no           no           no       no           yes
delete a media record          | no       no          no    no         no           no           no       no           yes
get a quote request            | no       no          no    no         no           no           no       no           yes
list the quote requests        | no       no          no    no         no           no           no       no           yes
create a quote request         | no       no          no    no         no           no           no       no           no
change a quote request         | no       no          no    no         no           no           no       no           no
delete a quote request         | no       no          no    no         no           no           no       no           no
get a subscriber               | no       no          no    no         no           no           no       no           yes
list the subscribers           | no       no          no    no         no           no           no       no           yes
create a subscriber            | no       no          no    no         no           no           no       no           no
change a subscriber            | no       no          no    no         no           no           no       no           no
delete a subscriber            | no       no          no    no         no           no           no       no           no
get the state of a sync        | no       no          no    no         no           no           no       no           no
change the state of a sync     | no       no          no    no         no           no           no       no           no
get what no rule names         | no       no          no    no         no           no           no       no           no
list what no rule names        | no       no          no    no         no           no           no       no           no
create what no rule names      | no       no          no    no         no           no           no       no           no
get something under a record   | no       no          no    no         no           no           no       no           no
`);

/** What is there before every operation: each actor has a profile and one document of every kind. */
const SEED: [string, object | null][] = [
  ['profiles/another', { role: 'user', is_active: true }],
  ...ACTOR_NAMES.flatMap((actor): [string, object | null][] => [
    [`profiles/${actor}`, ACTORS[actor].profile],
    [`media_files/${actor}`, { ...upload(), created_at: new Date(0), updated_at: new Date(0) }],
    [`media_files/${actor}/notes/one`, { any: 'thing' }],
    [`quote_requests/${actor}`, { firstName: 'Ana' }],
    [`newsletter_subscribers/${actor}`, { email: 'ana@example.com' }],
    [`storage_syncs/${actor}`, { seen: null }],
    [`elsewhere/${actor}`, { any: 'thing' }],
  ]),
];

async function createRecord(db: Firestore) {
  const record = upload({ file_path: generateObjectName('a.png') });
  const stamped = { ...record, created_at: serverTimestamp(), updated_at: serverTimestamp() };
  return setDoc(doc(db, 'media_files', await recordId(brand.bucket, record.file_path)), stamped);
}

const OPERATIONS: Record<string, (db: Firestore, actor: ActorName) => Promise<unknown>> = {
  'get own profile': (db, actor) => getDoc(doc(db, 'profiles', actor)),
  "get another's profile": (db) => getDoc(doc(db, 'profiles/another')),
  'list profiles': (db) => getDocs(collection(db, 'profiles')),
  'write own profile': (db, actor) => setDoc(doc(db, 'profiles', actor), { role: 'admin', is_active: true }),
  'delete own profile': (db, actor) => deleteDoc(doc(db, 'profiles', actor)),
  "create another's profile": (db, actor) => setDoc(doc(db, `profiles/${actor}-2`), { role: 'user', is_active: true }),
  "change another's profile": (db) => updateDoc(doc(db, 'profiles/another'), { is_active: false }),
  'get a media record': (db, actor) => getDoc(doc(db, 'media_files', actor)),
  'list the media records': (db) => getDocs(query(collection(db, 'media_files'), orderBy('created_at', 'desc'))),
  'create a media record': createRecord,
  'change a media record': (db, actor) =>
    updateDoc(doc(db, 'media_files', actor), { is_featured: true, updated_at: serverTimestamp() }),
  'delete a media record': (db, actor) => deleteDoc(doc(db, 'media_files', actor)),
  'get a quote request': (db, actor) => getDoc(doc(db, 'quote_requests', actor)),
  'list the quote requests': (db) => getDocs(collection(db, 'quote_requests')),
  'create a quote request': (db, actor) => setDoc(doc(db, `quote_requests/${actor}-2`), { firstName: 'Eve' }),
  'change a quote request': (db, actor) => updateDoc(doc(db, 'quote_requests', actor), { firstName: 'Eve' }),
  'delete a quote request': (db, actor) => deleteDoc(doc(db, 'quote_requests', actor)),
  'get a subscriber': (db, actor) => getDoc(doc(db, 'newsletter_subscribers', actor)),
  'list the subscribers': (db) => getDocs(collection(db, 'newsletter_subscribers')),
  'create a subscriber': (db, actor) =>
    setDoc(doc(db, `newsletter_subscribers/${actor}-2`), { email: 'e@example.com' }),
  'change a subscriber': (db, actor) => updateDoc(doc(db, 'newsletter_subscribers', actor), { email: 'e@example.com' }),
  'delete a subscriber': (db, actor) => deleteDoc(doc(db, 'newsletter_subscribers', actor)),
  'get the state of a sync': (db, actor) => getDoc(doc(db, 'storage_syncs', actor)),
  'change the state of a sync': (db, actor) => updateDoc(doc(db, 'storage_syncs', actor), { seen: { records: 0 } }),
  'get what no rule names': (db, actor) => getDoc(doc(db, 'elsewhere', actor)),
  'list what no rule names': (db) => getDocs(collection(db, 'elsewhere')),
  'create what no rule names': (db, actor) => setDoc(doc(db, `elsewhere/${actor}-2`), { any: 'thing' }),
  'get something under a record': (db, actor) => getDoc(doc(db, `media_files/${actor}/notes/one`)),
};

/** Gives the function that tries an operation as every actor under the rules `text`, from the seeded state. */
function judge(text: string, projectId: string) {
  let env: RulesTestEnvironment;
  let clients: Record<string, Firestore>;
  beforeAll(async () => {
    setLogLevel('silent'); // the SDK logs every refusal
    env = await initializeTestEnvironment({ projectId, firestore: { rules: text } });
    await env.clearFirestore();
    clients = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, firestoreOf(contextOf(env, actor))]));
  });
  afterAll(() => env.cleanup());

  return async (operation: string) => {
    await seed(env, SEED);
    return judgeRow(operation, async (actor) => OPERATIONS[operation]?.(clients[actor] as Firestore, actor));
  };
}

const allowing = (condition: string) =>
  `rules_version = '2'; service cloud.firestore { match /{everything=**} { allow read, write: if ${condition}; } }`;

describe('firestore.rules', () => {
  const judged = judge(readFileSync('firestore.rules', 'utf8'), 'demo-rules');

  it('every operation has its row', () => {
    expect(Object.keys(OPERATIONS)).toEqual(GRID.map((row) => row.operation));
  });
  it.each(GRID)('who may $operation', async (row) => {
    expect(await judged(row.operation)).toEqual(row);
  });
});

describe('the grid itself', () => {
  const open = judge(allowing('true'), 'demo-rules-open');
  const closed = judge(allowing('false'), 'demo-rules-closed');
  const refusals = GRID.filter((row) => Object.values(row.may).includes('no'));
  const allowances = GRID.filter((row) => Object.values(row.may).includes('yes'));

  it.each(refusals)('sees through rules that let everybody $operation', async (row) => {
    expect(await open(row.operation)).not.toEqual(row);
  });
  it.each(allowances)('sees through rules that let nobody $operation', async (row) => {
    expect(await closed(row.operation)).not.toEqual(row);
  });
});
