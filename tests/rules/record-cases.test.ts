import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, type Firestore, serverTimestamp, setDoc, setLogLevel, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAX_TITLE_LENGTH } from '../../src/domain/media-limits';
import { MEDIA_COLLECTION, mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { ACTORS } from '../support/actors';
import { isAllowed } from '../support/grid';
import { EDIT_CASES, edit, UPLOAD_CASES, upload } from '../support/record-cases';
import { contextOf, firestoreOf, seed } from '../support/rules-environment';

let env: RulesTestEnvironment;
let admin: Firestore;

beforeAll(async () => {
  setLogLevel('silent'); // the SDK logs every refusal
  env = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  });
  admin = firestoreOf(contextOf(env, 'admin'));
  await env.clearFirestore();
  await seed(env, [['profiles/admin', ACTORS.admin.profile]]);
});
afterAll(() => env.cleanup());

const times = () => ({ created_at: serverTimestamp(), updated_at: serverTimestamp() });
const recordAt = (id: string) => doc(admin, MEDIA_COLLECTION, id);
const idOf = ({ bucket_name, file_path }: Record<string, unknown>) => recordId(String(bucket_name), String(file_path));

describe('a record is created where schema and rules', () => {
  it.each(UPLOAD_CASES)('agree on $name', async ({ fields, valid, id: chosen }) => {
    const id = chosen ?? (await idOf(fields));
    const bySchema = uploadedRecordSchema.safeParse(fields).success && id === (await idOf(fields));
    const byRules = await isAllowed(setDoc(recordAt(id), { ...times(), ...fields }));
    if (byRules) await seed(env, [[`${MEDIA_COLLECTION}/${id}`, null]]);

    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });

  it.each(['created_at', 'updated_at'] as const)('or not without %s', async (missing) => {
    const { [missing]: _, ...rest } = { ...upload(), ...times() };
    expect(await isAllowed(setDoc(recordAt(await idOf(upload())), rest))).toBe(false);
  });
});

const OBJECT = { bucket: 'b', name: 'hero.png', contentType: 'image/png', size: 1, metadata: null };
const change = (id: string, fields: object) => updateDoc(recordAt(id), { updated_at: serverTimestamp(), ...fields });

describe.each([
  ['uploaded', upload()],
  ['imported', importedRecord(OBJECT)],
])('an %s record is changed where schema and rules', (kind, before) => {
  const cases = EDIT_CASES.map((each, index) => ({ ...each, id: `${kind}-${index}` }));
  beforeAll(() => {
    const stored = { ...before, created_at: new Date(0), updated_at: new Date(0) };
    return seed(
      env,
      [...cases, { id: kind }].map(({ id }) => [`${MEDIA_COLLECTION}/${id}`, stored]),
    );
  });

  it.each(cases)('agree on $name', async ({ fields, valid, id }) => {
    // The form sends every field; the rules judge those that are sent.
    const bySchema = z.partial(mediaEditSchema).safeParse(fields).success;
    const byRules = await isAllowed(change(id, fields));

    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });

  it('or not without a new time', async () => {
    expect(await isAllowed(updateDoc(recordAt(kind), edit()))).toBe(false);
    expect(await isAllowed(change(kind, edit()))).toBe(true);
  });
});

describe('a record whose title the server made longer than staff may', () => {
  const title = 'x'.repeat(MAX_TITLE_LENGTH + 1);
  beforeAll(() => seed(env, [[`${MEDIA_COLLECTION}/long`, { ...edit({ title }), updated_at: new Date(0) }]]));

  it('can still be edited elsewhere, but gets no other title of that length', async () => {
    expect(await isAllowed(change('long', { tags: ['new'] }))).toBe(true);
    expect(await isAllowed(change('long', { title: `${title}!` }))).toBe(false);
  });

  it.each(Object.keys(edit()))('keeps its %s: blank is null, not a missing field', async (field) => {
    expect(await isAllowed(change('long', { [field]: deleteField() }))).toBe(false);
  });
});
