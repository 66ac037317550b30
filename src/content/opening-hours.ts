import { brand } from '../domain/brand';
import { INTL_LOCALE, type Locale } from '../domain/locale';

type Style = {
  weekday: 'short' | 'long';
  days: (first: string, last: string) => string;
  clock: (hour: number, minutes: string, afternoon: boolean) => string;
  open: (days: string, opens: string, closes: string) => string;
  closed: (days: string) => string;
};

const STYLES: Record<Locale, Style> = {
  en: {
    weekday: 'short',
    days: (first, last) => `${first}-${last}`,
    clock: (hour, minutes, afternoon) => `${hour}${minutes}${afternoon ? 'PM' : 'AM'}`,
    open: (days, opens, closes) => `${days} ${opens}-${closes}`,
    closed: (days) => `${days} closed`,
  },
  es: {
    weekday: 'long',
    days: (first, last) => `${first} a ${last}`,
    clock: (hour, minutes, afternoon) => `${hour}${minutes} ${afternoon ? 'p. m.' : 'a. m.'}`,
    open: (days, opens, closes) => `${days} de ${opens} a ${closes}`,
    closed: (days) => `${days} cerrado`,
  },
};

/** Days of the week from Monday on; 0 is Sunday, as in the brand module. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/**
 * The opening hours as lines to read, Monday first, days with the same hours together:
 * `Mon-Fri 8AM-6PM`, `Saturday 9AM-2PM`, `Sunday closed`.
 * Source: spec 9 "Hours".
 */
export function openingHours(locale: Locale): string[] {
  const style = STYLES[locale];
  const hoursOf = (day: number) => brand.hours.week.find(({ days }) => (days as readonly number[]).includes(day));
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    // 1 January 2023 was a Sunday.
    new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(INTL_LOCALE[locale], { weekday, timeZone: 'UTC' });
  const clockOf = (time: string) => {
    const [hour = 0, minutes = 0] = time.split(':').map(Number);
    return style.clock(hour % 12 || 12, minutes ? `:${time.slice(-2)}` : '', hour >= 12);
  };

  const runs: number[][] = [];
  for (const day of WEEK) {
    const run = runs.at(-1);
    if (run && hoursOf(run[0] as number) === hoursOf(day)) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0] as number, run.at(-1) as number];
    const days =
      first === last ? nameOf(first, 'long') : style.days(nameOf(first, style.weekday), nameOf(last, style.weekday));
    const hours = hoursOf(first);
    const line = hours ? style.open(days, clockOf(hours.opens), clockOf(hours.closes)) : style.closed(days);
    return line.charAt(0).toUpperCase() + line.slice(1);
  });
}
