import { describe, expect, it } from 'vitest';
import { expiryOf } from '../../../src/domain/retention';

const NOW = Date.UTC(2026, 5, 15);
const DAY = 24 * 3600_000;
const ANSWERED = Date.UTC(2026, 0, 31, 12);

/** When something from the time `since` expires, as a date. */
function expiry({ since = ANSWERED, marked = null as number | null, months = 24 as number | null } = {}) {
  const time = expiryOf(since, marked, NOW, months);
  return time === null ? null : new Date(time).toISOString();
}

it('keeps an answered request for the months of the retention', () => {
  expect(expiry()).toBe('2028-01-31T12:00:00.000Z');
});

it('keeps what was answered on a leap day until the first of March', () => {
  expect(expiry({ since: Date.UTC(2028, 1, 29) })).toBe('2030-03-01T00:00:00.000Z');
});

it('keeps everything without a retention', () => {
  expect(expiry({ months: null, marked: NOW })).toBeNull();
});

describe('what is older than the retention', () => {
  const since = Date.UTC(2020, 0, 1);

  it('stays for 30 days after it is marked', () => {
    expect(expiry({ since })).toBe(new Date(NOW + 30 * DAY).toISOString());
  });

  it('does not stay longer because it is looked at again', () => {
    const marked = NOW + 3 * DAY;
    expect(expiry({ since, marked })).toBe(new Date(marked).toISOString());
  });
});

it('follows a longer retention', () => {
  expect(expiry({ months: 36, marked: Date.UTC(2028, 0, 31, 12) })).toBe('2029-01-31T12:00:00.000Z');
});

it('follows a shorter retention', () => {
  expect(expiry({ months: 12, marked: Date.UTC(2028, 0, 31, 12) })).toBe('2027-01-31T12:00:00.000Z');
});

it('gives 30 days of notice if a shorter retention is over', () => {
  expect(expiry({ months: 1, marked: Date.UTC(2028, 0, 31, 12) })).toBe(new Date(NOW + 30 * DAY).toISOString());
});
