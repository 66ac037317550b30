import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CASE_DOCUMENTS, FIRESTORE_CASES } from '../support/firestore-cases';
import { disagreements } from '../support/firestore-disagreements';
import { FIRESTORE_GRID } from '../support/firestore-grid';
import { firestoreJudge } from '../support/firestore-judge';
import { FIRESTORE_OPERATIONS } from '../support/firestore-operations';
import { judgeRow } from '../support/grid';

/** A judge of a project of its own, under the rules `text`, with all documents of the cases. */
function judgeUnder(text: string, project: string) {
  const judge = firestoreJudge(project);
  beforeAll(async () => {
    expect(await judge.load(text)).toBeNull();
    await judge.seed(CASE_DOCUMENTS);
  });
  return judge;
}

describe('firestore.rules', () => {
  const judge = judgeUnder(readFileSync('firestore.rules', 'utf8'), 'demo-rules');

  it('every operation has its row', () => {
    expect(FIRESTORE_GRID.map((row) => row.operation)).toEqual(Object.keys(FIRESTORE_OPERATIONS));
  });
  it.each(FIRESTORE_GRID)('who may $operation', async (row) => {
    const requestOf = FIRESTORE_OPERATIONS[row.operation];
    expect(
      await judgeRow(row.operation, async (actor) => !!requestOf && judge.allows(actor, requestOf(actor))),
    ).toEqual(row);
  });
});

describe('the cases see through', () => {
  const allowing = (condition: string) =>
    `rules_version = '2'; service cloud.firestore { match /{everything=**} { allow read, write: if ${condition}; } }`;
  const open = judgeUnder(allowing('true'), 'demo-rules-open');
  const closed = judgeUnder(allowing('false'), 'demo-rules-closed');

  it('rules that let everybody do everything: every refusal is missed', async () => {
    expect(await disagreements(open)).toEqual(FIRESTORE_CASES.filter(({ allowed }) => !allowed));
  });
  it('rules that let nobody do anything: every allowance is missed', async () => {
    expect(await disagreements(closed)).toEqual(FIRESTORE_CASES.filter(({ allowed }) => allowed));
  });
});
