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

function readPage({ name, path, sections: written }: IndexedPage) {
  const sections = written.map(readSection);
  const nameTokens = readLine(name).tokens;
  const all = [...nameTokens, ...sections.flatMap(({ title, tokens }) => [...title.tokens, ...tokens])];
  return { name, path, nameTokens, all, sections };
}
type ReadPage = ReturnType<typeof readPage>;

/** How well a section matches the words of a query: 0 if no word is in it, even if its page has that name. */
function scoreOf(meanings: Meaning[], { nameTokens }: ReadPage, section: ReadPage['sections'][number]): number {
  const inSection = (meaning: Meaning) =>
    Math.max(
      section.opens ? best(meaning, nameTokens) * WEIGHTS.pageOpens : 0,
      best(meaning, section.title.tokens) * WEIGHTS.title,
      best(meaning, section.labels) * WEIGHTS.label,
      best(meaning, section.tokens) * WEIGHTS.sentence,
    );
  if (!meanings.some(inSection)) return 0;
  const scores = meanings.map((meaning) => Math.max(inSection(meaning), best(meaning, nameTokens) * WEIGHTS.page));
  return scores.reduce((sum, score) => sum + score, 0);
}

/**
 * Returns the function that searches an index and returns the best eight sections. It ignores case and accents. A page
 * must contain every word of the query, as a word or the start of one; its sections with at least one of them are
 * results. Titles weigh more than labels, labels more than sentences, and a page comes first for its own name.
 * `fillers` are words without meaning for the search ("how", "the").
 */
export function createFind(index: IndexedPage[], fillers: string): Find {
  const pages = index.map(readPage);
  const vocabulary = new Set(pages.flatMap(({ all }) => all).map(({ text }) => text));
  const skipped = new Set(readLine(fillers).tokens.map(({ text }) => text));

  const meaningOf = (asked: string): Meaning =>
    new Map([...vocabulary].map((word) => [word, nearness(asked, word)] as const).filter(([, near]) => near));

  return (query) => {
    const asked = readLine(query).tokens.map(({ text }) => text);
    const significant = asked.filter((word) => !skipped.has(word));
    const meanings = (significant.length ? significant : asked).map(meaningOf);
    if (meanings.length === 0) return [];
    return pages
      .filter(({ all }) => meanings.every((meaning) => best(meaning, all)))
      .flatMap((page) => page.sections.map((section) => ({ page, section, score: scoreOf(meanings, page, section) })))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ page, section }) => ({
        href: page.path + section.href,
        page: page.name,
        title: mark(section.title, meanings),
        snippet: snippetOf(section.lines, meanings),
      }));
  };
}
