import { brand } from './brand';

/** When an office is open: on the clock of its own zone, by the days of the week (0 is Sunday). */
export interface OpeningHours {
  timeZone: string;
  week: readonly { days: readonly number[]; opens: string; closes: string }[];
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Reads a moment on the office's own clock: the day of the week (0 is Sunday) and the time as `HH:MM`. */
function officeClock(moment: Date, timeZone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

/**
 * Says whether the office is open at `moment`, wherever the visitor's clock is. It opens on the minute and is closed
 * on the minute. Source: spec 9 "Hours", decisions "Pages".
 */
export function isOfficeOpen(moment: Date, { timeZone, week }: OpeningHours = brand.hours): boolean {
  const { day, time } = officeClock(moment, timeZone);
  return week.some(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
}
