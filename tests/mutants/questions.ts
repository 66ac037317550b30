import { inLanes } from '../support/in-lanes';

/** Something that rules can be asked. */
export interface Question {
  /** What it is about, in words of the rules as far as that can be. */
  about: string;
  /** Whether several requests are asked as one, which all have to be let pass. */
  isJoined?: boolean;
  /** Says whether the rules answer otherwise than they should. */
  isAnsweredOtherwise: () => Promise<boolean>;
}

const wordsOf = (text: string) => new Set(text.match(/[a-z]{3,}|\d+/gi) ?? []);

/**
 * The questions in the order in which they are likely to tell soonest what a change did: those first that have most
 * words in common with what was changed, joined ones and others by turns, for a change may refuse too much or too
 * little.
 */
export function nearestFirst(questions: readonly Question[], changed: string): Question[] {
  const words = wordsOf(changed);
  const shared = ({ about }: Question) => [...wordsOf(about)].filter((word) => words.has(word)).length;
  const ranked = questions
    .map((question) => ({ question, shared: shared(question) }))
    .sort((a, b) => b.shared - a.shared);
  const byTurns = (isJoined: boolean) =>
    ranked
      .filter(({ question }) => !!question.isJoined === isJoined)
      .map(({ question }, place) => ({ question, place }));
  return [...byTurns(true), ...byTurns(false)].sort((a, b) => a.place - b.place).map(({ question }) => question);
}

/**
 * The first question that is answered otherwise, or null where none is. No more are asked then.
 * @param lanes how many are asked at once
 */
export async function firstOtherwise(questions: Iterable<Question>, lanes: number): Promise<Question | null> {
  let found: Question | null = null;
  await inLanes([...questions], lanes, async (question) => {
    if (!found && (await question.isAnsweredOtherwise())) found ??= question;
  });
  return found;
}
