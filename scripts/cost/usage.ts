import { ASSUMED } from './assumptions';
import { type Item, PRICES } from './prices';

/** What `npm run bench` has measured, in KB, operations and documents. */
export interface Measured {
  /** Sent by the site: for a first page and the worker, for the pages after it, for a later visit. */
  firstKb: number;
  nextKb: number;
  laterKb: number;
  /** The gallery's list as it travels. Documents that an instance reads at its start, and for an answer after that. */
  listKb: number;
  startReads: number;
  answerReads: number;
  /** A picture as a card and as a dialog shows it. */
  cardKb: number;
  dialogKb: number;
  /** Documents that a form reads and writes; one of those written is a counter that runs out, and is deleted. */
  formReads: number;
  formWrites: number;
}

/** How much of each thing is used in a month. */
export type Usage = Record<Item, number>;

const MONTH_SECONDS = 30 * 24 * 3600;
const KB_IN_GB = 1024 * 1024;

const value = Object.fromEntries(Object.entries(ASSUMED).map(([name, each]) => [name, each.value])) as Record<
  keyof typeof ASSUMED,
  number
>;

/**
 * Requests that get through a cache which keeps an answer for `seconds`, of so many in a month that come at random and
 * are shared out among `caches`: after each one, all are answered until the time is over (a renewal process).
 */
export function misses(requests: number, seconds: number, caches = 1): number {
  const each = requests / caches;
  return (caches * each) / (1 + (each * seconds) / MONTH_SECONDS);
}

/** Starts of a function that is called so often in a month, at random: its last call was longer ago than it is kept. */
export function starts(calls: number, idleSeconds: number): number {
  return calls * Math.exp((-calls * idleSeconds) / MONTH_SECONDS);
}

/** Hours of a month in which there is an instance of a function that is called so often, at random. */
export function aliveHours(calls: number, idleSeconds: number): number {
  return (MONTH_SECONDS / 3600) * (1 - Math.exp((-calls * idleSeconds) / MONTH_SECONDS));
}

/** What so many visits in a month use. */
export function usageOf(visits: number, measured: Measured): Usage {
  const { returning, releases, gallery, cards, opened, photographs, forms, files, fileMb } = value;
  const again = visits * returning;
  const galleries = visits * gallery;
  const sent = visits * forms;
  const calls = misses(galleries, value.cacheSeconds, value.edges);
  const cold = Math.max(starts(calls, value.idleSeconds), galleries > 0 ? 1 : 0);
  // At most so many: an instance that is gone before its hours are over does not read again.
  const rereads = aliveHours(calls, value.idleSeconds) / value.fullReadHours;
  const siteKb =
    (visits - again) * (measured.firstKb + measured.nextKb) +
    again * (measured.laterKb + releases * measured.firstKb) +
    galleries * measured.listKb;
  const pictureKb = photographs * (cards * measured.cardKb + opened * measured.dialogKb);
  return {
    reads: calls * measured.answerReads + (cold + rereads) * measured.startReads + sent * measured.formReads,
    writes: sent * measured.formWrites,
    deletes: sent,
    hosting: siteKb / KB_IN_GB,
    pictures: (galleries * pictureKb) / KB_IN_GB,
    gets: galleries * (cards + opened),
    stored: (files * fileMb) / 1024,
    invocations: calls + sent,
    processor: (calls + sent) * value.callSeconds,
  };
}

/** Dollars for a usage, item by item, with what is free taken off. */
export function costOf(usage: Usage): Record<Item, number> {
  const items = Object.entries(PRICES) as [Item, (typeof PRICES)[Item]][];
  const costs = items.map(([item, { usd, per, free }]) => [item, (Math.max(0, usage[item] - free) / per) * usd]);
  return Object.fromEntries(costs);
}
