import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { renderComponent } from '../../../tests/support/render-component';
import { defaultVariables } from '../../i18n/default-variables';
import words from '../../locales/en/chat.json';
import common from '../../locales/en/common.json';
import spanish from '../../locales/es/chat.json';
import { Chat } from './chat';

const opener = page.getByRole('button', { name: common.chat.open });
const log = page.getByRole('log', { name: words.log });
const typing = log.getByText(words.typing);
const input = page.getByRole('textbox', { name: words.input });
const send = page.getByRole('button', { name: words.send, exact: true });
const suggestion = (topic: keyof typeof words.suggestions) =>
  page.getByRole('button', { name: words.suggestions[topic] });

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear(); // React may have saved the last test's conversation after its end
  history.replaceState(null, '', '/');
});

/** Opens the chat. The test then decides how fast time passes. */
async function open() {
  const chat = await renderComponent(<Chat />);
  await opener.click();
  await expect.element(input).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return chat;
}

/** Lets time pass, and React render. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
}

test('answers after one to two seconds, with a link to a page', async () => {
  await open();
  await input.fill(words.suggestions.prices);
  await userEvent.keyboard('{Enter}');
  await pass(999);
  // Without waiting, which would let the faked time pass.
  const link = log.getByRole('link', { name: words.answers.prices.link });
  expect(log.element()).toHaveTextContent(words.suggestions.prices);
  expect(input.element()).toHaveValue('');
  expect(input.element()).toBeDisabled();
  expect(send.element()).toBeDisabled();
  expect([typing.query(), link.query()]).toEqual([expect.anything(), null]);
  await pass(1001);
  expect([typing.query(), link.query()]).toEqual([null, expect.anything()]);
  await expect.element(link).toHaveAttribute('href', '/who-we-serve/small-business#pricing');
  await expect.element(input).toHaveFocus();
});

test('sends a question that was filled in without an event', async () => {
  await open();
  fillSilently(input, words.suggestions.prices);
  await send.click();
  await pass(2000);
  expect(log.element()).toHaveTextContent(words.suggestions.prices);
  expect(input.element()).toHaveValue('');
});

test('sends with Enter, adds a line with Shift and Enter, and sends nothing empty', async () => {
  await open();
  await input.fill('  ');
  await userEvent.keyboard('{Enter}');
  await send.click();
  await expect.element(suggestion('hours')).toBeVisible();
  await input.fill('Hello');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}again');
  await expect.element(input).toHaveValue('Hello\nagain');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Hello\nagain')).toBeVisible();
});

test('closes on Escape and from its button, and answers meanwhile', async () => {
  await open();
  await suggestion('hours').click();
  await expect.element(typing).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(log).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await pass(2000);
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByRole('link', { name: words.answers.hours.link })).toBeVisible();
  await page.getByRole('button', { name: words.close }).click();
  await expect.element(opener).toHaveFocus();
});

test('continues after a reload in the other language, with the draft, and leaves the focus alone', async () => {
  const { unmount } = await open();
  await suggestion('setup').click();
  await expect.element(typing).toBeInTheDocument();
  await pass(2000);
  await input.fill('How much');
  await unmount();

  await renderComponent(<Chat />, [], 'es');
  const answer = page
    .getByRole('log', { name: spanish.log })
    .getByText(fillIn(words.answers.setup.text, defaultVariables));
  await expect.element(answer).toHaveAttribute('lang', 'en');
  await expect.element(page.getByRole('textbox', { name: spanish.input })).toHaveValue('How much');
  expect(document.activeElement).toBe(document.body);
});
