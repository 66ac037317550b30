/**
 * Why a submission may not come from a person: a bot filled in the hidden field or was faster than people type, App Check
 * did not attest it, or it arrived together with very many others.
 */
export const SUSPECT_REASONS = ['honeypot', 'too-fast', 'no-token', 'flood'] as const;
export type SuspectReason = (typeof SUSPECT_REASONS)[number];

/** Reasons that also apply to people: their browser blocks reCAPTCHA, or someone else floods the form. */
const UNVERIFIED_REASONS: readonly SuspectReason[] = ['no-token', 'flood'];

/**
 * The statuses of records that may not come from a person. Bots sent the `suspect` ones. The `unverified` ones may be
 * genuine, so they stay until staff have been notified.
 */
export const DOUBTED_STATUSES = ['unverified', 'suspect'] as const;
export type DoubtedStatus = (typeof DOUBTED_STATUSES)[number];

/** The status that these reasons give to a record; null without any. */
export function doubtedStatus(reasons: readonly SuspectReason[]): DoubtedStatus | null {
  if (reasons.length === 0) return null;
  return reasons.every((reason) => UNVERIFIED_REASONS.includes(reason)) ? 'unverified' : 'suspect';
}

/** Whether a record with this status may not come from a person. */
export const isDoubted = (status: string | undefined): boolean =>
  DOUBTED_STATUSES.some((doubted) => doubted === status);

/** Suspect records expire after this many days, unverified requests this many days after an email has named them. */
export const SUSPECT_DAYS = 30;
