import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mediaEditSchema, uploadedRecordSchema } from '../../src/domain/media-record';
import { CASE_DOCUMENTS, type FirestoreCase } from '../support/firestore-cases';
import { disagreements } from '../support/firestore-disagreements';
import { firestoreJudge } from '../support/firestore-judge';
import { joined } from '../support/joined-cases';
import { anyEdit, anyUpload } from '../support/record-arbitraries';
import { EDIT_CASES } from '../support/record-cases';
import { changeRequest, createRequest, pathOf } from '../support/record-requests';

const EACH = 2500;
const SEED = 20261122;
const judge = firestoreJudge('demo-rules-generated');

beforeAll(async () => {
  expect(await judge.load(readFileSync('firestore.rules', 'utf8'))).toBeNull();
  await judge.seed(CASE_DOCUMENTS);
});

const created = (fields: Record<string, unknown>): Omit<FirestoreCase, 'name'> => ({
  actor: 'admin',
  request: createRequest(fields),
  allowed: uploadedRecordSchema.safeParse(fields).success,
});

const changed = (fields: Record<string, unknown>, place: number): Omit<FirestoreCase, 'name'> => ({
  actor: 'admin',
  request: changeRequest(pathOf('uploaded', place % EDIT_CASES.length), fields),
  allowed: z.partial(mediaEditSchema).safeParse(fields).success,
});

describe('schema and rules agree', () => {
  it.each([
    ['creations', fc.sample(anyUpload, { seed: SEED, numRuns: EACH }).map(created)],
    ['changes', fc.sample(anyEdit, { seed: SEED, numRuns: EACH }).map(changed)],
  ] as const)(`on ${EACH} generated %s`, { timeout: 600_000 }, async (what, generated) => {
    const cases = generated.map((each) => ({ ...each, name: JSON.stringify(each.request) }));
    const good = cases.filter(({ allowed }) => allowed);
    console.log(`${what}: the schema takes ${good.length} and refuses ${cases.length - good.length}`);
    expect(good.length / cases.length).toBeGreaterThan(0.25);
    expect(good.length / cases.length).toBeLessThan(0.75);

    // What the schema takes is asked in groups, because the rules judge all writes of a request or none.
    for (const group of joined(good)) {
      const [{ actor }] = group as [FirestoreCase];
      if (!(await judge.allows(actor, ...group.map(({ request }) => request))))
        expect(await disagreements(judge, group)).toEqual([]);
    }
    expect(
      await disagreements(
        judge,
        cases.filter(({ allowed }) => !allowed),
      ),
    ).toEqual([]);
  });
});
