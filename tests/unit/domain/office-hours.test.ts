import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { isOfficeOpen, type OpeningHours } from '../../../src/domain/office-hours';

const IN_MCALLEN: OpeningHours = {
  timeZone: 'America/Chicago',
  week: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '14:00' },
  ],
};

it.each([
  ['Friday 8 in the morning, winter', '2026-11-20T14:00:00Z', true],
  ['a minute before', '2026-11-20T13:59:00Z', false],
  ['Friday a minute before six', '2026-11-20T23:59:00Z', true],
  ['Friday six in the evening', '2026-11-21T00:00:00Z', false],
  ['Friday 8 in the morning, summer', '2026-07-17T13:00:00Z', true],
  ['Friday a minute before 8 in the morning, summer', '2026-07-17T12:59:00Z', false],
  ['Saturday nine', '2026-11-21T15:00:00Z', true],
  ['Saturday eight', '2026-11-21T14:00:00Z', false],
  ['Saturday two in the afternoon', '2026-11-21T20:00:00Z', false],
  ['Sunday noon', '2026-11-22T18:00:00Z', false],
  ['Monday there, Tuesday in London', '2026-11-24T00:00:00Z', false],
  ['just after midnight', '2026-11-20T06:05:00Z', false],
])('an office, on the clock of McAllen, %s', (_, moment, isOpen) => {
  expect(isOfficeOpen(new Date(moment), IN_MCALLEN)).toBe(isOpen);
});

it('uses the hours of the brand by default', () => {
  const quarters = Array.from({ length: 7 * 24 * 4 }, (_, index) => new Date(Date.UTC(2026, 10, 22, 0, index * 15)));
  const open = quarters.filter((moment) => isOfficeOpen(moment));
  expect(open).toEqual(quarters.filter((moment) => isOfficeOpen(moment, brand.hours)));
});
