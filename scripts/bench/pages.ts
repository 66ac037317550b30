import type { Browser } from 'playwright';
import { LOCALES } from '../../src/domain/locale';
import { matchPath, pathOf, ROUTE_IDS, type RouteId } from '../../src/domain/paths';
import { broken, type PageFigures, REAL_HOSTS, SCORES, SIZE_BUDGETS, TIME_BUDGETS } from './budgets';
import { measureScores } from './lighthouse';
import { serveSite } from './server';
import { measureSizes } from './sizes';
import { measureTaps } from './taps';

/** Screens that work, which the budgets of the marketing pages do not bind; admin shows a guest nothing to measure. */
const SCREENS: (RouteId | null)[] = ['auth', 'gallery', 'admin'];

const EVERY_PATH = LOCALES.flatMap((locale) =>
  ROUTE_IDS.filter((id) => id !== 'admin').map((id) => pathOf(id, locale)),
);

/** A page with nothing on it: what Lighthouse counts for it is the machine's, not the site's. */
const BARE = '/bare';
const BARE_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>Bare</p></html>';

interface Options {
  /** These alone; all of them where none is named. */
  paths: string[];
  /** Only what they weigh. */
  sizes?: boolean | undefined;
  /** Whether the build is of a real project. */
  real?: boolean | undefined;
  runs: number;
}

/** Measures pages in the browser that listens on `port`. Gives the figures of each, and those that break a budget. */
export async function measurePages(browser: Browser, port: number, { paths, sizes, real, runs }: Options) {
  const answerBare = async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: BARE_HTML });
  const site = await serveSite('dist', { functions: { [BARE]: answerBare } });
  const most = { ...SIZE_BUDGETS, ...TIME_BUDGETS, first: SIZE_BUDGETS.first + (real ? REAL_HOSTS : 0) };
  const results: Record<string, Partial<PageFigures> & { broken: string[]; faults?: string[] }> = {};
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
    const over = isFree ? [] : broken(figures, most, SCORES);
    results[path] = { ...figures, broken: over, ...(faults && { faults }) };
  }
  if (!sizes) {
    const { fcp, lcp, tbt } = (await measureScores(site, BARE, port, runs)).scores;
    results[BARE] = { fcp, lcp, tbt, broken: [] };
  }
  site.close();
  return results;
}
