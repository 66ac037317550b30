import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { MATRIX_DOCUMENTS } from './firestore-matrix';
import { firestoreRules } from './firestore-rules';
import { anyEdit, anyUpload } from './generated-records';
import { changeRequest, createRequest, pathOf, RECORD_DOCUMENTS } from './record-requests';

const NUM_RUNS = 150;
const SEED = 20261122;
const client = await firestoreRules('demo-rules-generated', readFileSync('firestore.rules', 'utf8'), [
  ...MATRIX_DOCUMENTS,
  ...RECORD_DOCUMENTS,
]);
afterAll(client.close);

describe('schema and rules agree', () => {
  it.each([
    { what: 'creations', samples: anyUpload, schema: uploadedRecordSchema, request: createRequest },
    {
      ...{ what: 'edits', samples: anyEdit, schema: z.partial(mediaEditSchema) },
      request: (fields: Record<string, unknown>) => changeRequest(pathOf('uploaded'), fields),
    },
  ])(`on ${NUM_RUNS} generated $what`, async ({ samples, schema, request }) => {
    const records = fc.sample(samples, { seed: SEED, numRuns: NUM_RUNS });
    const verdicts: { fields: object; bySchema: boolean; byRules: boolean }[] = [];
    for (const fields of records) {
      const bySchema = schema.safeParse(fields).success;
      verdicts.push({ fields, bySchema, byRules: await client.allows('admin', request(fields)) });
    }
    expect(verdicts.filter(({ bySchema, byRules }) => bySchema !== byRules)).toEqual([]);

    // The samples are worth asking about: neither side accepts or refuses nearly all of them.
    const accepted = verdicts.filter(({ bySchema }) => bySchema).length / NUM_RUNS;
    expect(accepted).toBeGreaterThan(0.25);
    expect(accepted).toBeLessThan(0.75);
  });
});
