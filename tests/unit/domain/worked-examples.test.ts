import { expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { openingHours } from '../../../src/domain/office-hours';
import { sampleExchange, sampleOrder, sampleSale } from '../../../src/domain/worked-examples';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { openingHoursLines } from '../../../src/i18n/use-opening-hours';

const cents = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
const swipedFee = (amount: number) => Math.round((amount * Number.parseFloat(brand.prices.swipedRate)) / 100);

test('the receipt on Home adds up, to the cent', () => {
  const { plates, guacamole, drinks, tax, total, fee, deposit } = sampleSale;
  const bought = cents(plates) + cents(guacamole) + cents(drinks);
  expect(cents(tax)).toBe(Math.round(bought * 0.0825));
  expect(cents(total)).toBe(bought + cents(tax));
  expect(cents(fee)).toBe(swipedFee(cents(total)));
  expect(cents(deposit)).toBe(cents(total) - cents(fee));
});

test('the order and the sale in pesos add up', () => {
  const { tamales, salsa, delivery, total } = sampleOrder;
  expect(cents(total)).toBe(cents(tamales) + cents(salsa) + cents(delivery));
  const { pesos, rate, dollars, fee, deposit } = sampleExchange;
  expect(cents(dollars)).toBe(Math.round(cents(pesos) / Number(rate)));
  expect(cents(deposit)).toBe(cents(dollars) - cents(fee));
});

test.each([
  ['en', ['Mon-Fri 8AM-6:30PM', 'Saturday 9AM-12PM', 'Sunday closed']],
  [
    'es',
    [
      'Lunes a viernes de 8\u00a0a.\u00a0m. a 6:30\u00a0p.\u00a0m.',
      'Sábado de 9\u00a0a.\u00a0m. a 12\u00a0p.\u00a0m.',
      'Domingo cerrado',
    ],
  ],
] as const)('opening hours are written as people say them in %s', async (locale, lines) => {
  const runs = openingHours([
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:30' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ]);
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['common']);
  expect(openingHoursLines(i18n.getFixedT(null, 'common'), runs)).toEqual(lines);
});
