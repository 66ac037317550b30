import { INTL_LOCALE, type Locale } from './locale';

/** Creates a format per language on first use and caches it: creating one is slow. */
function inEachLocale<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(INTL_LOCALE[locale]);
    made.set(locale, format);
    return format;
  };
}

const SIZE = inEachLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }));
const NUMBER = inEachLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }));
const PERCENT = inEachLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent' }));
const MOMENT = inEachLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
const DAY = inEachLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

const LANGUAGE = inEachLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/**
 * Formats a size in bytes as Bytes, KB, MB or GB (base 1024, at most two decimals) in the number format of `locale`.
 * Returns null for an unknown or empty size; the interface then shows "Unknown".
 * Source: spec 5 "Size display".
 */
export function formatSize(bytes: number | null | undefined, locale: Locale): string | null {
  if (!bytes || !Number.isFinite(bytes) || bytes < 0) return null;
  const exponent = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${SIZE(locale).format(bytes / 1024 ** exponent)} ${UNITS[exponent]}`;
}

/**
 * Formats the total size of files in bytes. Unlike `formatSize`, it also formats zero, the size of an empty library.
 */
export const formatTotalSize = (bytes: number, locale: Locale): string =>
  formatSize(bytes, locale) ?? `${SIZE(locale).format(0)} ${UNITS[0]}`;

/** Formats a number with at most three decimals: `10,000`, `2.875`. */
export function formatNumber(value: number, locale: Locale): string {
  return NUMBER(locale).format(value);
}

/** Formats a fraction as a whole percentage: `50%`, `50 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return PERCENT(locale).format(share);
}

/** Formats a time (milliseconds since 1970): `Jan 15, 2025, 9:30 AM`, `15 ene 2025, 9:30 a.m.`. */
export function formatMoment(moment: number, locale: Locale): string {
  return MOMENT(locale).format(moment);
}

const inUnit = (unit: 'day' | 'hour' | 'minute') =>
  inEachLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
const MINUTES = { length: 60_000, format: inUnit('minute') };
const AGE_UNITS = [
  { length: 24 * 3600_000, format: inUnit('day') },
  { length: 3600_000, format: inUnit('hour') },
  MINUTES,
];

/** Formats an age in milliseconds in whole days, hours or minutes, at least one minute: `5 hours`, `5 horas`. */
export function formatAge(age: number, locale: Locale): string {
  const { length, format } = AGE_UNITS.find((unit) => age >= unit.length) ?? MINUTES;
  return format(locale).format(Math.max(1, Math.floor(age / length)));
}

let spreadsheetTime: Intl.DateTimeFormat | undefined;

/**
 * Formats a time for a spreadsheet, in the time zone of the device, in the Swedish notation: `2025-01-15 09:30`. A
 * spreadsheet would treat a time with a zone as text, so name the zone in the title of the column.
 */
export function formatSpreadsheetTime(moment: number): string {
  spreadsheetTime ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  return spreadsheetTime.format(moment);
}

const ZONE = inEachLocale((tag) => new Intl.DateTimeFormat(tag, { timeZoneName: 'longGeneric' }));

/** The name of the device's time zone, the same in summer and winter: `Central Time`, `hora central`. */
export function timeZoneName(locale: Locale): string {
  const parts = ZONE(locale).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Formats a time as the date in the time zone of the device, for the name of a file: `2025-01-15`. */
export const formatFileDate = (moment: number): string => formatSpreadsheetTime(moment).slice(0, 10);

/** Formats a date (`2025-01-15`): `January 15, 2025`, `15 de enero de 2025`. */
export function formatDay(day: string, locale: Locale): string {
  return DAY(locale).format(new Date(day));
}

/** The name of a language: `Spanish`, `español`. */
export function languageName(language: Locale, locale: Locale): string {
  return LANGUAGE(locale).of(language) ?? language;
}

// Not `Intl.NumberFormat`: creating one blocks a slow phone for 0.1 s, and both languages use US conventions.
function formatMoney(amount: number, decimals: number): string {
  const [whole = '', cents] = amount.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${cents ? `${grouped}.${cents}` : grouped}`;
}

/** Dollars, with cents only if needed: `$3,480`, `$687.50`. */
export const formatDollars = (amount: number) => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);

/** Cents as dollars, always with both decimals: `$40.00`. */
export const formatCents = (cents: number) => formatMoney(cents / 100, 2);
