import { CASE_DOCUMENTS, FIRESTORE_CASES, type FirestoreCase } from '../support/firestore-cases';
import { type FirestoreJudge, firestoreJudge } from '../support/firestore-judge';
import { joined } from '../support/joined-cases';
import type { Question } from './questions';
import type { Suite } from './suite';

/** Whether a case can stand in one request with others: all of them are let pass, or none. */
const isJoined = ({ actor, request, allowed }: FirestoreCase) =>
  allowed && actor === 'admin' && request.method !== 'get' && request.method !== 'list';

function questionsFor(judge: FirestoreJudge): Question[] {
  const alone = FIRESTORE_CASES.filter((each) => !isJoined(each)).map((each) => [each]);
  return [...joined(FIRESTORE_CASES.filter(isJoined)), ...alone].map((cases) => {
    const [{ actor, allowed, request }] = cases as [FirestoreCase];
    return {
      about: `${request.method} ${request.path}: ${cases.map(({ name }) => name).join('; ')}`,
      isJoined: cases.length > 1,
      isAnsweredOtherwise: async () => (await judge.allows(actor, ...cases.map((each) => each.request))) !== allowed,
    };
  });
}

/** All cases of firestore.rules, in `count` projects side by side. */
export async function firestoreSuites(count: number): Promise<Suite[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const judge = firestoreJudge(`demo-mutants-${index}`);
      await judge.seed(CASE_DOCUMENTS);
      return { load: judge.load, questions: questionsFor(judge), lanes: 1 };
    }),
  );
}
