import type { LeadSource } from './lead-source';

/** How many days the summary of the sources covers. */
export const SUMMARY_DAYS = 30;

/** How many places the summary names. */
const NAMED_PLACES = 5;

/** A place where requests came from: the `utm_source` of a link, or else the site with the link. */
interface LeadPlace {
  field: 'utm_source' | 'referrer';
  name: string;
  count: number;
}

/** How many requests came from where. */
interface SourceCounts {
  /** The most frequent places, the first one first. */
  places: LeadPlace[];
  /** From all other places. */
  others: number;
  /** From visitors who followed no link of another site: they typed the address or opened a bookmark. */
  direct: number;
  /** Without a source. */
  unknown: number;
}

/** Counts where requests came from. */
export function summarizeSources(sources: readonly LeadSource[]): SourceCounts {
  const places = new Map<string, LeadPlace>();
  let direct = 0;
  let unknown = 0;
  for (const source of sources) {
    const field = source.utm_source ? 'utm_source' : 'referrer';
    const name = source[field];
    if (name) {
      const place = places.get(`${field} ${name}`) ?? { field, name, count: 0 };
      places.set(`${field} ${name}`, { ...place, count: place.count + 1 });
    } else if (Object.keys(source).length > 0) direct += 1;
    else unknown += 1;
  }
  const sorted = [...places.values()].sort((a, b) => b.count - a.count);
  const others = sorted.slice(NAMED_PLACES).reduce((sum, { count }) => sum + count, 0);
  return { places: sorted.slice(0, NAMED_PLACES), others, direct, unknown };
}
