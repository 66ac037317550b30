import { describe, expect, it } from 'vitest';
import { isOfficeOpen } from '../../../src/domain/office-hours';

describe('the office, on the clock of McAllen', () => {
  it.each([
    ['Friday 8 in the morning, winter', '2026-11-20T14:00:00Z', true],
    ['a minute before', '2026-11-20T13:59:00Z', false],
    ['Friday a minute before six', '2026-11-20T23:59:00Z', true],
    ['Friday six in the evening', '2026-11-21T00:00:00Z', false],
    ['Friday 8 in the morning, summer', '2026-07-17T13:00:00Z', true],
    ['Friday 8 in the morning by winter time, in summer', '2026-07-17T12:59:00Z', false],
    ['Saturday nine', '2026-11-21T15:00:00Z', true],
    ['Saturday eight', '2026-11-21T14:00:00Z', false],
    ['Saturday two in the afternoon', '2026-11-21T20:00:00Z', false],
    ['Sunday noon', '2026-11-22T18:00:00Z', false],
    ['Monday there, Tuesday in London', '2026-11-24T00:00:00Z', false],
    ['just after midnight', '2026-11-20T06:05:00Z', false],
  ])('%s', (_, moment, isOpen) => {
    expect(isOfficeOpen(new Date(moment))).toBe(isOpen);
  });
});
