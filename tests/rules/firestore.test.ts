import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CAPTIONS_COLLECTION, captionsSchema } from '../../src/domain/captions';
import { isLocale } from '../../src/domain/locale';
import { mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { QUOTES_COLLECTION, quoteNoteSchema } from '../../src/domain/quotes';
import { allowedActors } from './actors';
import { FIRESTORE_MATRIX, MATRIX_DOCUMENTS } from './firestore-matrix';
import { type FirestoreRequest, firestoreRules } from './firestore-rules';
import { CAPTION_CASES, EDIT_CASES, NOTE_CASES, type RecordCase, UPLOAD_CASES } from './record-cases';
import { changeRequest, createRequest, pathOf, RECORD_DOCUMENTS, SPECIAL_REQUESTS } from './record-requests';
import { uncovered } from './rules-coverage';

const PROJECT = 'demo-rules';
const client = await firestoreRules(PROJECT, readFileSync('firestore.rules', 'utf8'), [
  ...MATRIX_DOCUMENTS,
  ...RECORD_DOCUMENTS,
]);
const adminMay = (request: FirestoreRequest) => client.allows('admin', request);
afterAll(client.close);

describe('the permission matrix', () => {
  it.each(FIRESTORE_MATRIX)('who may $operation', async ({ may, request }) => {
    expect(await allowedActors((actor) => client.allows(actor, request(actor)))).toEqual(may);
  });
});

/** Schema and rules have to give the verdict of each case. */
const agree = <Case extends RecordCase>(
  subject: string,
  cases: Case[],
  isValid: (each: Case) => boolean,
  request: (each: Case) => FirestoreRequest,
) =>
  describe(`schema and rules agree on ${subject}`, () => {
    it.each(cases)('$name: $valid', async (each) => {
      const verdicts = { bySchema: isValid(each), byRules: await adminMay(request(each)) };
      expect(verdicts).toEqual({ bySchema: each.valid, byRules: each.valid });
    });
  });

agree(
  'creating a record',
  UPLOAD_CASES,
  ({ fields, id }) => id === undefined && uploadedRecordSchema.safeParse(fields).success,
  ({ fields, id }) => createRequest(fields, id),
);
for (const kind of ['uploaded', 'imported'])
  agree(
    `editing an ${kind} record`,
    EDIT_CASES,
    // The form sends every field; the rules check the fields of a request.
    ({ fields }) => z.partial(mediaEditSchema).safeParse(fields).success,
    ({ fields }) => changeRequest(pathOf(kind), fields),
  );
agree(
  'captions',
  CAPTION_CASES,
  ({ language, fields }) => isLocale(language) && captionsSchema.safeParse(fields).success,
  ({ language, fields }) => ({
    method: 'create',
    path: `${pathOf('uploaded')}/${CAPTIONS_COLLECTION}/${language}`,
    fields,
  }),
);
agree(
  'the note of a quote request',
  NOTE_CASES,
  ({ fields }) => quoteNoteSchema.safeParse(fields).success,
  ({ fields }) => ({ method: 'update', path: `${QUOTES_COLLECTION}/admin`, fields }),
);

describe('the rules alone decide on', () => {
  it.each(SPECIAL_REQUESTS)('$name: $allowed', async ({ request, allowed }) => {
    expect(await adminMay(request)).toBe(allowed);
  });
});

describe('coverage', () => {
  // Runs last, after the requests of the tests above: it fails when they are filtered out.
  it('the tests of this file see every expression of the rules both true and false', async () => {
    expect(await uncovered(PROJECT)).toEqual([]);
  });
});
