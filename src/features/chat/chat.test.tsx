import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { defaultVariables } from '../../i18n/default-variables';
import { loadNamespaces } from '../../i18n/i18n';
import { Chat } from './chat';
import { MessageInput } from './message-input';

vi.mock('../../i18n/i18n', { spy: true });

const words = wordsOf('chat');
const common = wordsOf('common').chat;
const opener = page.getByRole('button', { name: common.open });
const panel = page.getByRole('region', { name: words.title });
const log = page.getByRole('log', { name: words.log });
const typing = log.getByText(words.typing);
const input = page.getByRole('textbox', { name: words.input });
const send = page.getByRole('button', { name: words.send, exact: true });
const suggestion = (topic: keyof typeof words.suggestions) =>
  page.getByRole('button', { name: words.suggestions[topic] });
const filled = (text: string) => fillIn(text, defaultVariables);

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear(); // React may have saved the last test's conversation after its end
  history.replaceState(null, '', '/');
});

const show = () => renderComponent(<Chat />);

/** Opens the chat. The test then decides how fast time passes. */
async function open() {
  await opener.click();
  await expect.element(input).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Lets time pass, and React render. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
}

test('answers after one to two seconds, with a link to a page', async () => {
  await show();
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
  await expect.element(log).toHaveTextContent(brand.prices.posMonthlyFrom);
  await expect.element(input).toHaveFocus();

  await input.fill('qwerty');
  await send.click();
  await expect.element(typing).toBeInTheDocument();
  await pass(2000);
  await expect.element(log).toHaveTextContent(filled(words.unknown.text));
  await expect.element(log.getByRole('link', { name: words.unknown.link })).toHaveAttribute('href', '/contact');
});

test('closes on Escape and from its button, and answers meanwhile; nothing moves with reduced motion', async () => {
  await show();
  await open();
  await suggestion('hours').click();
  await expect.element(input).toBeDisabled();
  await expect.element(typing).toBeInTheDocument();
  expect(log.element().getAnimations({ subtree: true })).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await pass(2000);
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByRole('link', { name: words.answers.hours.link })).toBeVisible();
  await page.getByRole('button', { name: words.close }).click();
  await expect.element(opener).toHaveFocus();
});

test('continues after a reload in the other language, with the draft, and understands both', async () => {
  const { unmount } = await show();
  await open();
  await suggestion('setup').click();
  await expect.element(typing).toBeInTheDocument();
  await pass(2000);
  const answer = log.getByText(filled(words.answers.setup.text));
  await expect.element(answer).toBeVisible();
  await input.fill('How much');
  await unmount();

  const spanish = wordsOf('chat', 'es');
  await renderComponent(
    <>
      <input aria-label="Elsewhere" ref={(element) => element?.focus()} />
      <Chat />
    </>,
    [],
    'es',
  );
  const conversation = page.getByRole('log', { name: spanish.log });
  await expect.element(conversation.getByText(filled(words.answers.setup.text))).toHaveAttribute('lang', 'en');
  const draft = page.getByRole('textbox', { name: spanish.input });
  await expect.element(draft).toHaveValue('How much');
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' });
  await expect.element(elsewhere).toHaveFocus();
  await draft.fill(words.suggestions.zeroFee);
  await userEvent.keyboard('{Enter}');
  await expect.element(conversation.getByText(spanish.typing)).toBeInTheDocument();
  await pass(2000);
  await expect.element(conversation.getByText(filled(spanish.answers.zeroFee.text))).toHaveAttribute('lang', 'es');

  (elsewhere.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(conversation).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

test('offers other contacts if it does not load, until the visitor leaves the page', async () => {
  await show();
  vi.mocked(loadNamespaces).mockRejectedValue(new TypeError('Failed to fetch'));
  await opener.click();
  const alert = page.getByRole('alert');
  const call = alert.getByRole('link', { name: brand.phone.display });
  await expect.element(call).toHaveAttribute('href', brand.phone.href);
  await alert.getByRole('link').last().click();
  expect(location.pathname).toBe('/contact');
  await expect.element(alert).not.toBeInTheDocument();
});

test('sends with Enter, adds a line with Shift and Enter, and sends nothing empty or in a composition', async () => {
  const onSend = vi.fn();
  await renderComponent(<MessageInput ref={createRef()} isTyping={false} onSend={onSend} />, ['chat']);
  await input.fill('  ');
  await userEvent.keyboard('{Enter}');
  await send.click();
  await input.fill('日本');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }));
  await expect.element(input).toHaveValue('日本');
  expect(onSend).not.toHaveBeenCalled();
  await input.fill('Hello');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}again{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello\nagain');
  await expect.element(input).toHaveValue('');
});
