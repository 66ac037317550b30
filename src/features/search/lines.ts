/** A word, folded, and its place in the text of its line. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** A line of a page, as it is shown and as it is searched. */
export interface Line {
  text: string;
  words: Word[];
}

/** Shorter words are looked for at the start of words only: "pos" is no part of "deposit". */
const MIN_INNER = 4;
/** So many words by themselves, or in front of a colon, are a label: "Hours: Mon-Fri 8AM-6PM". */
const LABEL_WORDS = 3;

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\P{ASCII}/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').padEnd(letter.length));

/** Words and figures: `24/7`, `2.9` and `don't` are one each, `Zero-Fee` is two. */
const WORD = /\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{N}]+(?:'\p{L}+)*/gu;

/** Takes a text apart into its words. */
export function readLine(text: string): Line {
  const composed = text.normalize('NFC');
  const words = [...fold(composed).matchAll(WORD)];
  return {
    text: composed,
    words: words.map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length })),
  };
}

/** How near a word of the text is to one that was asked for, whose plural may stand for its singular: 0 (not) to 3. */
export function nearness(asked: string, word: string): number {
  if (word === asked) return 3;
  const stem = asked.replace(/(?<=.{5})es$|(?<=.{3})s$/u, '');
  if (word.startsWith(stem)) return 2;
  return stem.length >= MIN_INNER && word.includes(stem) ? 1 : 0;
}

/** The words of the site that a word of the query stands for, and how near they are. */
export type Meaning = Map<string, number>;

/** How near the nearest of `words` is to what was asked for: 0 (not) to 3. */
export const best = (meaning: Meaning, words: Word[]) =>
  words.reduce((most, { text }) => Math.max(most, meaning.get(text) ?? 0), 0);

/** The words that name what a line is about. */
export function labelOf({ text, words }: Line): Word[] {
  const colon = text.indexOf(': ');
  const label = colon < 0 ? words : words.filter(({ end }) => end <= colon);
  return label.length <= LABEL_WORDS ? label : [];
}
