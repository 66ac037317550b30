import { expect, it } from 'vitest';
import { type DoubtedStatus, doubtedStatus, isDoubted, type SuspectReason } from '../../../src/domain/suspicion';

it.each<[SuspectReason[], DoubtedStatus | null]>([
  [[], null],
  [['no-token'], 'unverified'],
  [['no-token', 'flood'], 'unverified'],
  [['honeypot'], 'suspect'],
  [['too-fast', 'flood'], 'suspect'],
])('The reasons %j give a record the status %s', (reasons, status) => {
  expect(doubtedStatus(reasons)).toBe(status);
});

it.each([
  ['unverified', true],
  ['suspect', true],
  ['open', false],
  [undefined, false],
])('A record with the status %s is doubted: %s', (status, expected) => {
  expect(isDoubted(status)).toBe(expected);
});
