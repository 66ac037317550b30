import type { TFunction } from 'i18next';
import { type Day, openingHours } from '../domain/office-hours';

/** Formats a time: `08:00` as `8AM`, `18:30` as `6:30PM`. */
function clock(t: TFunction<'common'>, time: string) {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minutes ? `:${time.slice(-2)}` : ''}`;
  return hour >= 12 ? t('hours.pm', { time: shown }) : t('hours.am', { time: shown });
}

const weekday = (t: TFunction<'common'>, day: Day) => t(`hours.weekdays.${day}`);
const shortWeekday = (t: TFunction<'common'>, day: Day) => t(`hours.short.${day}`);

/** The opening hours as text: `Mon-Fri 8AM-6PM`, `Saturday 9AM-2PM`, `Sunday closed`. */
export function openingHoursLines(t: TFunction<'common'>): string[] {
  return openingHours().map(({ first, last, opens, closes }) => {
    const days =
      first === last
        ? weekday(t, first)
        : t('hours.days', { first: shortWeekday(t, first), last: shortWeekday(t, last) });
    const line =
      opens && closes
        ? t('hours.open', { days, opens: clock(t, opens), closes: clock(t, closes) })
        : t('hours.closed', { days });
    return line.charAt(0).toUpperCase() + line.slice(1);
  });
}
