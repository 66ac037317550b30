import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CAPTIONS_COLLECTION, captionsSchema } from '../../src/domain/captions';
import { isLocale } from '../../src/domain/locale';
import { mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { QUOTES_COLLECTION, quoteNoteSchema } from '../../src/domain/quotes';
import { allowedActors } from './actors';
import { FIRESTORE_MATRIX, MATRIX_DOCUMENTS } from './firestore-matrix';
import { type FirestoreRequest, firestoreRules } from './firestore-rules';
import { CAPTION_CASES, EDIT_CASES, NOTE_CASES, UPLOAD_CASES } from './record-cases';
import { changeRequest, createRequest, idOf, pathOf, RECORD_DOCUMENTS, SPECIAL_REQUESTS } from './record-requests';
import { readCoverage, uncovered } from './rules-coverage';

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

describe('schema and rules agree on creating a record', () => {
  it.each(UPLOAD_CASES)('$name: $valid', async ({ fields, valid, id }) => {
    const isOwnId = !id || id === (await recordId(String(fields.bucket_name), String(fields.file_path)));
    const bySchema = uploadedRecordSchema.safeParse(fields).success && isOwnId;
    const byRules = await adminMay(createRequest(fields, id));
    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });

  it('the requests use the ids of the domain', async () => {
    for (const { fields } of UPLOAD_CASES)
      expect(idOf(fields)).toBe(await recordId(String(fields.bucket_name), String(fields.file_path)));
  });
});

describe.each(['uploaded', 'imported'] as const)('schema and rules agree on editing an %s record', (kind) => {
  it.each(EDIT_CASES)('$name: $valid', async ({ fields, valid }) => {
    // The form sends every field; the rules check the fields of a request.
    const bySchema = z.partial(mediaEditSchema).safeParse(fields).success;
    const byRules = await adminMay(changeRequest(pathOf(kind), fields));
    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });
});

describe('schema and rules agree on captions', () => {
  it.each(CAPTION_CASES)('$name: $valid', async ({ language, fields, valid }) => {
    const bySchema = isLocale(language) && captionsSchema.safeParse(fields).success;
    const path = `${pathOf('uploaded')}/${CAPTIONS_COLLECTION}/${language}`;
    const byRules = await adminMay({ method: 'create', path, fields });
    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });
});

describe('schema and rules agree on the note of a quote request', () => {
  it.each(NOTE_CASES)('$name: $valid', async ({ fields, valid }) => {
    const bySchema = quoteNoteSchema.safeParse(fields).success;
    const byRules = await adminMay({ method: 'update', path: `${QUOTES_COLLECTION}/admin`, fields });
    expect({ bySchema, byRules }).toEqual({ bySchema: valid, byRules: valid });
  });
});

describe('the rules alone decide on', () => {
  it.each(SPECIAL_REQUESTS)('$name: $allowed', async ({ request, allowed }) => {
    expect(await adminMay(request)).toBe(allowed);
  });
});

describe('coverage', () => {
  // Runs last, after the requests of the tests above: it fails when they are filtered out.
  it('the tests of this file see every expression of the rules both true and false', async () => {
    expect(uncovered(await readCoverage(PROJECT))).toEqual([]);
  });
});
