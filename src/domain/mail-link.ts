/**
 * A link that writes to an address that somebody typed: `?` and `&` may stand in one, and would name a subject or
 * further recipients there.
 */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
