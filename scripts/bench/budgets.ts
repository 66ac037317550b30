import type { LibraryFigures } from './library';
import type { Scores } from './lighthouse';
import type { Sizes } from './sizes';
import type { Taps } from './taps';

export type PageFigures = Sizes & Partial<Scores & Taps>;
type Budget<Figures> = Partial<Record<keyof Figures, number>>;

/**
 * What a page may weigh at most, in KB of brotli. `npm test` holds these. `first` is what a server sends before it is
 * first answered, ten packets of 1,460 bytes: one more would cost a slow line a fifth of its wait for the first paint.
 */
export const SIZE_BUDGETS = { first: 14.2, html: 14, jsBefore: 3, jsAfter: 110, total: 150 };
/**
 * What the hosts of a real project add to `first`, in KB: a page's policy names more and longer ones than those of the
 * emulators. Measured with App Check and the longest id that a project may have; 0.12 of it without App Check.
 */
export const REAL_HOSTS = 0.3;
/** How long a page may take at most, in ms; layout shift has no unit. They depend on the machine, so no test does. */
export const TIME_BUDGETS: Budget<PageFigures> = { lcp: 1000, tbt: 50, cls: 0.01, menu: 40, theme: 88, route: 150 };
/** What a page has to score at least. */
export const SCORES: Budget<PageFigures> = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

/** What a library of ten thousand files may hold and read at most, and how much slower than the bare SDK it may be. */
export const LIBRARY_BUDGETS: Budget<LibraryFigures> = {
  ...{ nodes: 2000, dashboardReads: 50, libraryReads: 10_010, editReads: 5, uploadRatio: 1.15 },
};
/** How long the library may take at most, in ms. */
export const LIBRARY_TIMES: Budget<LibraryFigures> = { keystroke: 50 };

/** The budgets that no machine can be blamed for. */
export const FIRM = { ...SIZE_BUDGETS, ...LIBRARY_BUDGETS };

/** The names of the figures that break one of these budgets; a figure that was not measured breaks none. */
export function broken<Figures extends object>(
  figures: Figures,
  most: Budget<Figures>,
  least: Budget<Figures> = {},
): (keyof Figures & string)[] {
  const names = (budget: Budget<Figures>) => Object.keys(budget) as (keyof Figures & string)[];
  return [
    ...names(most).filter((name) => Number(figures[name] ?? 0) > Number(most[name])),
    ...names(least).filter((name) => Number(figures[name] ?? Number.POSITIVE_INFINITY) < Number(least[name])),
  ];
}
