import type { Scores } from './lighthouse';
import type { Sizes } from './sizes';
import type { Taps } from './taps';

export type Figures = Sizes & Partial<Scores & Taps>;

/** What a page may weigh at most, in KB of brotli. `npm test` holds these. */
export const SIZE_BUDGETS: Partial<Figures> = { html: 14, jsBefore: 3, jsAfter: 110, total: 150 };
/** How long a page may take at most, in ms; layout shift has no unit. They depend on the machine, so no test does. */
export const TIME_BUDGETS: Partial<Figures> = { lcp: 1000, tbt: 50, cls: 0.01, menu: 40, theme: 88, route: 150 };
/** What a page has to score at least. */
export const SCORES: Partial<Figures> = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

const names = (budget: Partial<Figures>) => Object.keys(budget) as (keyof Figures)[];

/** The names of the figures that break one of these budgets; a figure that was not measured breaks none. */
export function broken(figures: Figures, most: Partial<Figures>, least: Partial<Figures> = {}): (keyof Figures)[] {
  return [
    ...names(most).filter((name) => Number(figures[name] ?? 0) > Number(most[name])),
    ...names(least).filter((name) => Number(figures[name] ?? Number.POSITIVE_INFINITY) < Number(least[name])),
  ];
}
