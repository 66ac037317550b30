import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { CASE_DOCUMENTS, SPECIAL_CASES } from '../support/firestore-cases';
import { firestoreJudge } from '../support/firestore-judge';
import { EDIT_CASES, UPLOAD_CASES } from '../support/record-cases';
import { changeRequest, createRequest, idOf, pathOf } from '../support/record-requests';

const judge = firestoreJudge('demo-rules');
const byRules = (request: Parameters<typeof judge.allows>[1]) => judge.allows('admin', request);

beforeAll(async () => {
  expect(await judge.load(readFileSync('firestore.rules', 'utf8'))).toBeNull();
  await judge.seed(CASE_DOCUMENTS);
});

describe('a record is created where schema and rules', () => {
  it.concurrent.each(UPLOAD_CASES)('agree on $name', async ({ fields, valid, id }) => {
    const isOwnId = !id || id === (await recordId(String(fields.bucket_name), String(fields.file_path)));
    const bySchema = uploadedRecordSchema.safeParse(fields).success && isOwnId;

    expect({ bySchema, byRules: await byRules(createRequest(fields, id)) }).toEqual({
      bySchema: valid,
      byRules: valid,
    });
  });

  it('under the id that the domain computes', async () => {
    for (const { fields } of UPLOAD_CASES) {
      expect(idOf(fields)).toBe(await recordId(String(fields.bucket_name), String(fields.file_path)));
    }
  });
});

describe.each(['uploaded', 'imported'] as const)('an %s record is changed where schema and rules', (kind) => {
  it.concurrent.each(EDIT_CASES)('agree on $name', async ({ fields, valid }) => {
    // The form sends every field; the rules judge those that are sent.
    const bySchema = z.partial(mediaEditSchema).safeParse(fields).success;

    const answers = { bySchema, byRules: await byRules(changeRequest(pathOf(kind), fields)) };
    expect(answers).toEqual({ bySchema: valid, byRules: valid });
  });
});

describe('and besides', () => {
  it.concurrent.each(SPECIAL_CASES)('$name: $allowed', async ({ request, allowed }) => {
    expect(await byRules(request)).toBe(allowed);
  });
});
