import { afterAll, expect, it } from 'vitest';
import { CAPTIONS_COLLECTION } from '../../src/domain/captions';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { allowedActors } from './actors';
import { FIRESTORE_MATRIX, MATRIX_DOCUMENTS } from './firestore-matrix';
import { type FirestoreRequest, firestoreRules } from './firestore-rules';
import { CAPTION_CASES, EDIT_CASES, NOTE_CASES, type RecordCase, UPLOAD_CASES } from './record-cases';
import { changeRequest, createRequest, pathOf, RECORD_DOCUMENTS, SPECIAL_REQUESTS } from './record-requests';
import { uncovered } from './rules-coverage';

const PROJECT = 'demo-rules';
const client = await firestoreRules(PROJECT, [...MATRIX_DOCUMENTS, ...RECORD_DOCUMENTS]);
const adminMay = (request: FirestoreRequest) => client.allows('admin', request);
afterAll(client.close);

it.each(FIRESTORE_MATRIX)('who may $operation', async ({ may, request }) => {
  expect(await allowedActors((actor) => client.allows(actor, request(actor)))).toEqual(may);
});

// tests/unit/domain has the verdict of the schemas on the same cases.
const decide = <Case extends RecordCase>(subject: string, cases: Case[], request: (each: Case) => FirestoreRequest) =>
  it.each(cases)(`the rules decide on ${subject} as its schema does: $name: $valid`, async (each) => {
    expect(await adminMay(request(each))).toBe(each.valid);
  });

decide('creating a record', UPLOAD_CASES, ({ fields, id }) => createRequest(fields, id));
decide('editing a record', EDIT_CASES, ({ fields }) => changeRequest(pathOf('uploaded'), fields));
const captionsIn = (language: string) => `${pathOf('uploaded')}/${CAPTIONS_COLLECTION}/${language}`;
decide('captions', CAPTION_CASES, ({ language, fields }) => ({ method: 'create', path: captionsIn(language), fields }));
const QUOTE = `${QUOTES_COLLECTION}/admin`;
decide('the note of a quote request', NOTE_CASES, ({ fields }) => ({ method: 'update', path: QUOTE, fields }));

it.each(SPECIAL_REQUESTS)('the rules alone decide on $name: $allowed', async ({ request, allowed }) => {
  expect(await adminMay(request)).toBe(allowed);
});

// Runs last, after the requests of the tests above: it fails when they are filtered out.
it('the tests of this file see every expression of the rules both true and false', async () => {
  expect(await uncovered(PROJECT)).toEqual([]);
});
