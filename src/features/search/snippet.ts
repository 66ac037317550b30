import { best, type Line, labelOf, type Meaning, readLine, type Word } from './lines';

/** A piece of text, and whether it matches the query. */
export interface Piece {
  text: string;
  match: boolean;
}

const SNIPPET_LENGTH = 140;
/** Characters of a snippet before the first match. */
const SNIPPET_LEAD = 40;
/** A shorter line is shown together with the next one. */
const SNIPPET_MIN = 60;

/** Part of a line, split into pieces. */
export function mark({ text, tokens }: Line, meanings: Meaning[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  for (const { text: word, start, end } of tokens) {
    if (start < from || end > to || !meanings.some((meaning) => meaning.has(word))) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), match: false });
    pieces.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < to) pieces.push({ text: text.slice(done, to), match: false });
  return pieces;
}

/**
 * The snippet of a section: the text around the first match in the line that matches most words of the query; among
 * lines that match equally, the longest.
 */
export function snippetOf(lines: Line[], meanings: Meaning[]): Piece[] {
  const count = (tokens: Word[]) => meanings.filter((meaning) => best(meaning, tokens)).length;
  const weigh = (line: Line) =>
    count(line.tokens) + count(labelOf(line)) / 5 + Math.min(line.text.length, SNIPPET_LENGTH) / 1000;
  const weights = lines.map(weigh);
  const [start, ...others] = lines.slice(weights.indexOf(Math.max(...weights))).map(({ text }) => text);
  if (!start) return [];
  const line = readLine(
    others.reduce((text, other) => (text.length < SNIPPET_MIN ? `${text} · ${other}` : text), start),
  );
  const { text, tokens } = line;
  if (text.length <= SNIPPET_LENGTH) return mark(line, meanings);
  const first = tokens.find(({ text }) => meanings.some((meaning) => meaning.has(text)))?.start ?? 0;
  const earliest = Math.min(first - SNIPPET_LEAD, text.length - SNIPPET_LENGTH);
  const from = earliest > 0 ? (tokens.find(({ start }) => start >= earliest)?.start ?? 0) : 0;
  const last = tokens.filter(({ end }) => end <= from + SNIPPET_LENGTH).at(-1);
  const to = last === tokens.at(-1) ? text.length : (last?.end ?? text.length);
  const rest = (text: string): Piece[] => [{ text, match: false }];
  return [...(from > 0 ? rest('… ') : []), ...mark(line, meanings, from, to), ...(to < text.length ? rest(' …') : [])];
}
