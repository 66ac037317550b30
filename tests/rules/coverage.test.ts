import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CASE_DOCUMENTS } from '../support/firestore-cases';
import { disagreements } from '../support/firestore-disagreements';
import { firestoreJudge } from '../support/firestore-judge';
import { unproven } from '../support/rules-coverage';

it('the cases see every expression of firestore.rules both true and false', { timeout: 600_000 }, async () => {
  const judge = firestoreJudge('demo-rules-coverage');
  await judge.load(readFileSync('firestore.rules', 'utf8')); // the emulator counts from here on
  await judge.seed(CASE_DOCUMENTS);
  expect(await disagreements(judge)).toEqual([]);

  expect(unproven(await judge.coverage())).toEqual([]);
});
