import { fold } from '../../domain/search';

/** A folded word and its position in the text of its line. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** A line of a page: the text shown, and the tokens searched. */
export interface Line {
  text: string;
  tokens: Word[];
}

/** Shorter words match only the start of a word: "pos" does not match "deposit". */
const MIN_INNER = 4;
/** The maximum number of words of a label: a short line, or the text before a colon ("Hours: Mon-Fri 8AM-6PM"). */
const LABEL_WORDS = 3;

/** Words and figures: `24/7`, `2.9` and `don't` are one each, `Zero-Fee` is two. */
const WORD = /\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Splits a text into words. */
export function readLine(text: string): Line {
  const composed = text.normalize('NFC');
  return {
    text: composed,
    tokens: Array.from(composed.matchAll(WORD), ({ 0: word, index }) => ({
      text: fold(word),
      start: index,
      end: index + word.length,
    })),
  };
}

/** How well a word of the text matches a word of the query, plural or singular: 0 (not) to 3. */
export function nearness(asked: string, word: string): number {
  if (word === asked) return 3;
  const stem = asked.replace(/(?<=.{5})es$|(?<=.{3})s$/u, '');
  if (word.startsWith(stem)) return 2;
  return stem.length >= MIN_INNER && word.includes(stem) ? 1 : 0;
}

/** The words of the site that a word of the query matches, and how well. */
export type Meaning = Map<string, number>;

/** The best match of `tokens`: 0 (none) to 3. */
export const best = (meaning: Meaning, tokens: Word[]) =>
  tokens.reduce((most, { text }) => Math.max(most, meaning.get(text) ?? 0), 0);

/** The words of the label of a line. */
export function labelOf({ text, tokens }: Line): Word[] {
  const colon = text.indexOf(': ');
  const label = colon < 0 ? tokens : tokens.filter(({ end }) => end <= colon);
  return label.length <= LABEL_WORDS ? label : [];
}
