import { brand } from '../domain/brand';
import type { Locale } from '../domain/locale';
import type { OpeningHours } from '../domain/office-hours';

type Style = {
  /** From Sunday on; said at length where a day stands alone. */
  weekdays: readonly string[];
  inRange: (weekday: string) => string;
  days: (first: string, last: string) => string;
  clock: (hour: number, minutes: string, afternoon: boolean) => string;
  open: (days: string, opens: string, closes: string) => string;
  closed: (days: string) => string;
};

/** Without the browser's own formats, which are slow to begin with: every page's words have these lines. */
const STYLES: Record<Locale, Style> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    inRange: (weekday) => weekday.slice(0, 3),
    days: (first, last) => `${first}-${last}`,
    clock: (hour, minutes, afternoon) => `${hour}${minutes}${afternoon ? 'PM' : 'AM'}`,
    open: (days, opens, closes) => `${days} ${opens}-${closes}`,
    closed: (days) => `${days} closed`,
  },
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    inRange: (weekday) => weekday,
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
export function openingHours(locale: Locale, week: OpeningHours['week'] = brand.hours.week): string[] {
  const style = STYLES[locale];
  const hoursOf = (day: number) => week.find(({ days }) => days.includes(day));
  const nameOf = (day: number) => style.weekdays[day] ?? '';
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
    const [from, to] = [style.inRange(nameOf(first)), style.inRange(nameOf(last))];
    const days = first === last ? nameOf(first) : style.days(from, to);
    const hours = hoursOf(first);
    const line = hours ? style.open(days, clockOf(hours.opens), clockOf(hours.closes)) : style.closed(days);
    return line.charAt(0).toUpperCase() + line.slice(1);
  });
}
