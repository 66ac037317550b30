import { FIRESTORE_CASES, type FirestoreCase } from './firestore-cases';
import type { FirestoreJudge } from './firestore-judge';
import { inLanes } from './in-lanes';

/** Requests at once: enough to keep two cores busy. */
const LANES = 8;

/** The cases that the loaded rules answer otherwise than they say. */
export async function disagreements(judge: FirestoreJudge, cases = FIRESTORE_CASES): Promise<FirestoreCase[]> {
  const answers = await inLanes(cases, LANES, ({ actor, request }) => judge.allows(actor, request));
  return cases.filter(({ allowed }, place) => answers[place] !== allowed);
}
