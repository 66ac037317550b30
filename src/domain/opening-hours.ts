import { brand } from './brand';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Day = (typeof DAYS)[number];

/** Days in a row with the same hours, as times of the 24-hour clock; without times the business is closed. */
export interface HoursOfDays {
  first: Day;
  last: Day;
  opens?: string;
  closes?: string;
}

/** Days of the week from Monday on; 0 is Sunday, as in the brand module. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

type Week = readonly { days: readonly number[]; opens: string; closes: string }[];

/** The opening hours, Monday first, with days that have the same hours together. Source: spec 9 "Hours". */
export function openingHours(week: Week = brand.hours.week): HoursOfDays[] {
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
