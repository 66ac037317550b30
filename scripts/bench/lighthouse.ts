import lighthouse, { type Result } from 'lighthouse';
import type { Site } from './server';

/** Lighthouse's figures for a phone on a slow connection: scores of 100, times in ms. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The middle one of some numbers. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Audits a page once; again where Lighthouse has lost the beginning of the load, as it does now and then. */
async function audit(site: Site, url: string, port: number, tries = 3): Promise<Result> {
  site.hangUp();
  const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries === 1) throw new Error(result?.lhr.runtimeError?.message ?? `No result for ${url}`);
  return audit(site, url, port, tries - 1);
}

/**
 * Runs Lighthouse on a page so many times, each on a connection of its own, in the browser that listens on `port`.
 * Gives the median of each figure, and the audits that cost points in any run.
 */
export async function measureScores(site: Site, path: string, port: number, runs: number) {
  const scores: Scores[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const { audits, categories } = await audit(site, site.origin + path, port);
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string, digits = 0) => Number((audits[id]?.numericValue ?? 0).toFixed(digits));
    scores.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift', 3),
    });
    for (const id of ['accessibility', 'best-practices', 'seo']) {
      for (const ref of categories[id]?.auditRefs ?? []) {
        const audit = audits[ref.id];
        if (ref.weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1) faults.add(ref.id);
      }
    }
  }
  const names = Object.keys(scores[0] ?? {}) as (keyof Scores)[];
  const figures = Object.fromEntries(names.map((name) => [name, median(scores.map((each) => each[name]))]));
  return { scores: figures as unknown as Scores, faults: [...faults] };
}
