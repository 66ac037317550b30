import type { Browser } from 'playwright';
import { LOCALES } from '../../src/domain/locale';
import { matchPath, pathOf, ROUTE_IDS, type RouteId } from '../../src/domain/paths';
import { broken, type PageFigures, SCORES, SIZE_BUDGETS, TIME_BUDGETS } from './budgets';
import { measureScores } from './lighthouse';
import { serveSite } from './server';
import { measureSizes } from './sizes';
import { measureTaps } from './taps';

/** Screens that work, which the budgets of the marketing pages do not bind; admin shows a guest nothing to measure. */
const SCREENS: (RouteId | null)[] = ['auth', 'gallery', 'admin'];

const EVERY_PATH = LOCALES.flatMap((locale) =>
  ROUTE_IDS.filter((id) => id !== 'admin').map((id) => pathOf(id, locale)),
);

interface Options {
  /** These alone; all of them where none is named. */
  paths: string[];
  /** Only what they weigh. */
  sizes?: boolean | undefined;
  runs: number;
}

/** Measures pages in the browser that listens on `port`. Gives the figures of each, and those that break a budget. */
export async function measurePages(browser: Browser, port: number, { paths, sizes, runs }: Options) {
  const site = await serveSite('dist');
  const results: Record<string, PageFigures & { broken: string[]; faults?: string[] }> = {};
  for (const path of paths.length > 0 ? paths : EVERY_PATH) {
    const figures: PageFigures = await measureSizes(browser, site, path);
    let faults: string[] | undefined;
    if (!sizes) {
      const measured = await measureScores(site, path, port, runs);
      faults = measured.faults;
      Object.assign(figures, measured.scores, await measureTaps(browser, site, path, runs));
      console.log(path, figures, faults.join(' '));
    }
    const isFree = SCREENS.includes(matchPath(path).id);
    const over = isFree ? [] : broken(figures, { ...SIZE_BUDGETS, ...TIME_BUDGETS }, SCORES);
    results[path] = { ...figures, broken: over, ...(faults && { faults }) };
  }
  site.close();
  return results;
}
