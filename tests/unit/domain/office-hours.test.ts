import { expect, it, vi } from 'vitest';
import { isOfficeOpen } from '../../../src/domain/office-hours';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { openingHoursLines } from '../../../src/i18n/opening-hours';

vi.mock('../../../src/domain/brand', async (original) => {
  const { brand } = await original<typeof import('../../../src/domain/brand')>();
  const week = [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:30' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ];
  return { brand: { ...brand, hours: { timeZone: 'America/Chicago', week } } };
});

it.each([
  ['Friday 8 in the morning, winter', '2026-11-20T14:00:00Z', true],
  ['Friday half past six in the evening', '2026-11-21T00:30:00Z', false],
  ['Friday 8 in the morning, summer', '2026-07-17T13:00:00Z', true],
  ['Saturday nine', '2026-11-21T15:00:00Z', true],
  ['Saturday eight', '2026-11-21T14:00:00Z', false],
  ['Sunday noon', '2026-11-22T18:00:00Z', false],
])('an office, on the clock of McAllen, %s', (_, moment, isOpen) => {
  expect(isOfficeOpen(new Date(moment))).toBe(isOpen);
});

it.each([
  ['en', ['Mon-Fri 8AM-6:30PM', 'Saturday 9AM-12PM', 'Sunday closed']],
  [
    'es',
    ['Lunes a viernes de 8\u00a0a.m. a 6:30\u00a0p.m.', 'Sábado de 9\u00a0a.m. a 12\u00a0p.m.', 'Domingo cerrado'],
  ],
] as const)('opening hours are written as people say them in %s', async (locale, lines) => {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['common']);
  expect(openingHoursLines(i18n.getFixedT(null, 'common'))).toEqual(lines);
});
