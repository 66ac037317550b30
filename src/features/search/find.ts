import type { IndexedPage, IndexedSection } from '../../domain/search';
import { best, labelOf, type Meaning, nearness, readLine } from './lines';
import { mark, type Piece, snippetOf } from './snippet';

export interface Result {
  href: string;
  /** The short name of the page. */
  page: string;
  title: Piece[];
  snippet: Piece[];
}

export type Find = (query: string) => Result[];

const MAX_RESULTS = 8;
const WEIGHTS = { pageOpens: 5, title: 4, label: 3, page: 2, sentence: 1 };

function readSection({ title, anchor, text }: IndexedSection, index: number) {
  const lines = text.map(readLine);
  return {
    title: readLine(title),
    href: anchor ? `#${anchor}` : '',
    lines,
    labels: lines.flatMap(labelOf),
    tokens: lines.flatMap(({ tokens }) => tokens),
    opens: index === 0,
  };
}

/**
 * Returns the function that searches an index and returns the best eight sections. It ignores case and accents. A page
 * must contain every word of the query, as a word or the start of one; its sections with at least one of them are
 * results. Titles weigh more than labels, labels more than sentences, and a page comes first for its own name.
 * `fillers` are words without meaning for the search ("how", "the").
 */
export function createFind(index: IndexedPage[], fillers: string): Find {
  const pages = index.map(({ name, path, sections }) => {
    const read = sections.map(readSection);
    const nameTokens = readLine(name).tokens;
    const all = [...nameTokens, ...read.flatMap(({ title, tokens }) => [...title.tokens, ...tokens])];
    return { name, path, nameTokens, all, sections: read };
  });
  const vocabulary = new Set(pages.flatMap(({ all }) => all).map(({ text }) => text));
  const skipped = new Set(readLine(fillers).tokens.map(({ text }) => text));

  const meaningOf = (asked: string): Meaning =>
    new Map([...vocabulary].map((word) => [word, nearness(asked, word)] as const).filter(([, near]) => near));

  return (query) => {
    const asked = readLine(query).tokens.map(({ text }) => text);
    const significant = asked.filter((word) => !skipped.has(word));
    const meanings = (significant.length ? significant : asked).map(meaningOf);
    const found = pages.flatMap(({ name, path, nameTokens, all, sections }) => {
      if (!meanings.length || !meanings.every((meaning) => best(meaning, all))) return [];
      return sections.flatMap(({ title, href, lines, labels, tokens, opens }) => {
        const own = (meaning: Meaning) =>
          Math.max(
            opens ? best(meaning, nameTokens) * WEIGHTS.pageOpens : 0,
            best(meaning, title.tokens) * WEIGHTS.title,
            best(meaning, labels) * WEIGHTS.label,
            best(meaning, tokens) * WEIGHTS.sentence,
          );
        // A match in the page's name alone does not list its sections.
        if (!meanings.some(own)) return [];
        const score = meanings.reduce(
          (sum, meaning) => sum + Math.max(own(meaning), best(meaning, nameTokens) * WEIGHTS.page),
          0,
        );
        return [{ score, href: path + href, page: name, title, lines }];
      });
    });
    return found
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ href, page, title, lines }) => ({
        href,
        page,
        title: mark(title, meanings),
        snippet: snippetOf(lines, meanings),
      }));
  };
}
