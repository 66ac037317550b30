import { brand } from './brand';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Reads a moment on the office's own clock: the day of the week (0 is Sunday) and the time as `HH:MM`. */
function officeClock(moment: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: brand.hours.timeZone,
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
export function isOfficeOpen(moment: Date): boolean {
  const { day, time } = officeClock(moment);
  return brand.hours.week.some(
    ({ days, opens, closes }) => (days as readonly number[]).includes(day) && opens <= time && time < closes,
  );
}
