import { afterAll, expect, it } from 'vitest';
import { allowedActors } from './actors';
import { createRecord, editRecord, FIRESTORE_DOCUMENTS, FIRESTORE_MATRIX, SPECIAL_REQUESTS } from './firestore-cases';
import { type FirestoreRequest, firestoreRules } from './firestore-rules';
import { CAPTION_CASES, EDIT_CASES, NOTE_CASES, type RecordCase, UPLOAD_CASES } from './record-cases';
import { uncovered } from './rules-coverage';

const PROJECT = 'demo-rules';
const client = await firestoreRules(PROJECT, FIRESTORE_DOCUMENTS);
afterAll(client.close);

it.each(FIRESTORE_MATRIX)('who may %s', async (_, may, ...request) => {
  expect(await allowedActors((actor) => client.allows(actor, ...request))).toEqual(may);
});

// tests/unit/domain has the verdict of the schemas on the same cases.
function decide<Case extends RecordCase>(subject: string, cases: Case[], request: (each: Case) => FirestoreRequest) {
  it.each(cases.filter(({ valid }) => valid))(
    `the rules allow what the schema accepts for ${subject}: $name`,
    async (each) => {
      expect(await client.allows('admin', ...request(each))).toBe(true);
    },
  );

  it.each(cases.filter(({ valid }) => !valid))(
    `the rules deny what the schema refuses for ${subject}: $name`,
    async (each) => {
      expect(await client.allows('admin', ...request(each))).toBe(false);
    },
  );
}

decide('a new record', UPLOAD_CASES, ({ fields, id }) => createRecord(fields, id));
decide('an edit of a record', EDIT_CASES, ({ fields }) => editRecord('uploaded', fields));
decide('captions', CAPTION_CASES, ({ language, fields }) => [
  'create',
  `media_files/uploaded/captions/${language}`,
  fields,
]);
decide('the note of a quote request', NOTE_CASES, ({ fields }) => ['update', 'quote_requests/admin', fields]);

it.each(SPECIAL_REQUESTS.filter(([, allowed]) => allowed))('the rules allow %s', async (_, __, ...request) => {
  expect(await client.allows('admin', ...request)).toBe(true);
});

it.each(SPECIAL_REQUESTS.filter(([, allowed]) => !allowed))('the rules deny %s', async (_, __, ...request) => {
  expect(await client.allows('admin', ...request)).toBe(false);
});

// Runs last, after the requests of the tests above: it fails when they are filtered out.
it('the tests of this file see every expression of the rules both true and false', async () => {
  expect(await uncovered(PROJECT)).toEqual([]);
});
