import { brand } from './brand';

/** Opening hours in the office's time zone, by day of the week (0 is Sunday). */
interface OpeningHours {
  timeZone: string;
  week: readonly { days: readonly number[]; opens: string; closes: string }[];
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Day = (typeof DAYS)[number];

/** Converts a time to the office's time zone: the day of the week (0 is Sunday) and the time as `HH:MM`. */
function officeClock(moment: Date, timeZone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday').toLowerCase() as Day), time: `${part('hour')}:${part('minute')}` };
}

/**
 * Whether the office is open at `moment`, regardless of the visitor's time zone. The opening minute is included, the
 * closing minute is not. Source: spec 9 "Hours", decisions "Pages".
 */
export function isOfficeOpen(moment: Date): boolean {
  const { timeZone, week }: OpeningHours = brand.hours;
  const { day, time } = officeClock(moment, timeZone);
  return week.some(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
}

/** Consecutive days with the same hours (24-hour clock); closed if there are no times. */
export interface HoursOfDays {
  first: Day;
  last: Day;
  opens?: string;
  closes?: string;
}

/** Days of the week starting on Monday; 0 is Sunday, as in the brand module. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The opening hours, Monday first; consecutive days with the same hours are grouped. Source: spec 9 "Hours". */
export function openingHours(): HoursOfDays[] {
  const { week }: OpeningHours = brand.hours;
  const runs: HoursOfDays[] = [];
  for (const number of WEEK) {
    const day = DAYS[number] as Day;
    const hours = week.find(({ days }) => days.includes(number));
    const run = runs.at(-1);
    if (run && run.opens === hours?.opens && run.closes === hours?.closes) run.last = day;
    else runs.push({ first: day, last: day, opens: hours?.opens, closes: hours?.closes });
  }
  return runs;
}
