/**
 * Answered quote requests are deleted this many months after the answer, and role changes this many months after they
 * were made. Null keeps both. Source: docs/decisions/retention-and-erasure.
 */
export const RETENTION_MONTHS: number | null = 24;

/** The id of a submission is kept for this many days: a device may send it again after its record was deleted. */
export const SUBMISSION_ID_DAYS = 365;

/** Before it is deleted, everything is marked with its date for this many days: it may be old when retention starts. */
const NOTICE_MS = 30 * 24 * 3600_000;

/**
 * When something from the time `since` is deleted; null if it is kept. `marked` is the date that it is marked with, if
 * any. All times are in milliseconds since 1970.
 */
export function expiryOf(
  since: number,
  marked: number | null,
  now: number,
  months: number | null = RETENTION_MONTHS,
): number | null {
  if (months === null) return null;
  const due = new Date(since);
  due.setUTCMonth(due.getUTCMonth() + months);
  // A notice that is running keeps its date.
  return Math.max(due.getTime(), Math.min(marked ?? Number.POSITIVE_INFINITY, now + NOTICE_MS));
}
