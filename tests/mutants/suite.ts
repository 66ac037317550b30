import { isEquivalent } from './equivalent';
import type { Mutant } from './mutants';
import { firstOtherwise, nearestFirst, type Question } from './questions';

/** A place where rules can be loaded and asked. */
export interface Suite {
  /** Loads the text of a rules file. Gives the compiler's complaint where it is none, else null. */
  load: (text: string) => Promise<string | null>;
  questions: Question[];
  /** How many questions it takes at once. */
  lanes: number;
}

/** What became of a mutant: `by` is what killed it, or the compiler's complaint. */
export interface Outcome {
  mutant: Mutant;
  fate: 'killed' | 'survived' | 'invalid' | 'equivalent';
  by: string;
}

/** The changed line with what tells where it counts: the path that it stands under, or the calls of its function. */
function surroundings({ text, line }: Mutant): string {
  const lines = text.split('\n');
  const above = lines.slice(0, line).join('\n');
  const [, name, path] = [...above.matchAll(/function (\w+)|match (\S+)/g)].at(-1) ?? [];
  const calls = name ? lines.filter((each) => each.includes(`${name}(`)) : [];
  return [lines[line - 1], path, ...calls].join('\n');
}

/**
 * Loads a mutant and asks until one answer gives it away.
 * @param killers by line what has given away other mutants of that line, which is asked first; added to
 */
export async function tryMutant(suite: Suite, mutant: Mutant, killers: Map<number, Set<string>>): Promise<Outcome> {
  if (isEquivalent(mutant)) return { mutant, fate: 'equivalent', by: '' };
  const complaint = await suite.load(mutant.text);
  if (complaint) return { mutant, fate: 'invalid', by: complaint };
  const known = killers.get(mutant.line) ?? new Set();
  const proven = suite.questions.filter(({ about }) => known.has(about));
  const ordered = new Set([...proven, ...nearestFirst(suite.questions, `${mutant.before} ${surroundings(mutant)}`)]);
  const killer = await firstOtherwise(ordered, suite.lanes);
  if (!killer) return { mutant, fate: 'survived', by: '' };
  killers.set(mutant.line, known.add(killer.about));
  return { mutant, fate: 'killed', by: killer.about };
}
