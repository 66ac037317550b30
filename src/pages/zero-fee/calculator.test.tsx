import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import { formatDollars } from '../../domain/format';
import { type CardCosts, computeSavings, SAVINGS_EXAMPLE } from '../../domain/savings';
import { RATE, VOLUME } from '../../domain/savings-input';
import zeroFee from '../../locales/en/zero-fee.json';
import { Calculator } from './calculator';

const { calculator: words } = zeroFee;
const volume = page.getByLabelText(words.volume.label, { exact: true });
const rate = page.getByLabelText(words.rate.label, { exact: true });
const expectSavings = (costs: Partial<CardCosts>) => {
  const { annualSavings } = computeSavings({ ...SAVINGS_EXAMPLE, ...costs });
  return expect.element(page.getByRole('status')).toHaveTextContent(formatDollars(annualSavings));
};

beforeEach(() => renderComponent(<Calculator />, ['zero-fee']));

test('starts with the savings of the example', async () => {
  await expectSavings({});
});

test('calculates with the volume while it is typed', async () => {
  await volume.fill('20000');
  await expectSavings({ monthlyVolume: 20_000 });
});

test('calculates with the rate while it is typed', async () => {
  await rate.fill('2,5');
  await expectSavings({ ratePercent: 2.5 });
});

test('formats the volume when the visitor leaves its box', async () => {
  await volume.fill('20000');
  await userEvent.tab();
  await expect.element(volume).toHaveValue('$20,000');
});

test('formats the rate when the visitor leaves its box', async () => {
  await rate.fill('2,5');
  await userEvent.tab();
  await expect.element(rate).toHaveValue('2.5%');
});

test('calculates with the rate of the slider', async () => {
  await rate.fill('2,5');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}'); // on the slider
  await expectSavings({ ratePercent: 2.5 + RATE.slider.step });
});

test.each([words.volume.label, words.rate.label])(
  '%s is a text box for which a phone opens its keypad',
  async (name) => {
    await expect.element(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('inputmode', 'decimal');
  },
);

test('the up arrow raises a figure by one step', async () => {
  await volume.fill('20000');
  await userEvent.keyboard('{ArrowUp}');
  await expectSavings({ monthlyVolume: 20_000 + VOLUME.slider.step });
});

test('the down arrow lowers a figure by one step', async () => {
  await volume.fill('20000');
  await userEvent.keyboard('{ArrowDown}');
  await expectSavings({ monthlyVolume: 20_000 - VOLUME.slider.step });
});

test('the up arrow stops at the limit of a figure', async () => {
  await volume.fill(String(VOLUME.max));
  await userEvent.keyboard('{ArrowUp}');
  await expectSavings({ monthlyVolume: VOLUME.max });
});

test('the down arrow stops at the limit of a figure', async () => {
  await volume.fill(String(VOLUME.min));
  await userEvent.keyboard('{ArrowDown}');
  await expectSavings({ monthlyVolume: VOLUME.min });
});

test('formats a figure when the visitor presses Enter', async () => {
  await volume.fill('20000');
  await userEvent.keyboard('{Enter}');
  await expect.element(volume).toHaveValue('$20,000');
});

test('says the rate of the slider with its unit', async () => {
  await rate.fill('2,5');
  await expect.element(page.getByLabelText(words.rate.slider)).toHaveAttribute('aria-valuetext', '2.5%');
});

test('explains the limits when a figure is outside them', async () => {
  await rate.fill('16');
  await userEvent.tab();
  const error = words.rate.error.replace('{{min}}', `${RATE.min}%`).replace('{{max}}', `${RATE.max}%`);
  await expect.element(rate).toHaveAccessibleDescription(`${words.rate.hint} ${error}`);
});

test('keeps the last result while a figure is outside its limits', async () => {
  await rate.fill('2.5');
  await rate.fill('16');
  await userEvent.tab();
  await expectSavings({ ratePercent: 2.5 });
});

test('the explanation goes away when the figure is within its limits', async () => {
  await rate.fill('16');
  await userEvent.tab();
  await rate.fill('15');
  await expect.element(rate).toHaveAccessibleDescription(words.rate.hint);
});

test('calculates with the limit itself', async () => {
  await rate.fill('15');
  await expectSavings({ ratePercent: 15 });
});
