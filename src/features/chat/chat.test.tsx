import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { renderComponent } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { defaultVariables } from '../../i18n/default-variables';
import words from '../../locales/en/chat.json';
import common from '../../locales/en/common.json';
import spanish from '../../locales/es/chat.json';
import { withTimeLimit } from '../../services/time-limit';
import { Chat } from './chat';

vi.mock('../../services/time-limit', { spy: true });

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

/** Sends a question and lets this time pass. The test must not wait, which would let more of the faked time pass. */
async function askForPrices(ms: number) {
  await open();
  await input.fill(words.suggestions.prices);
  await userEvent.keyboard('{Enter}');
  await pass(ms);
}

const pricesLink = log.getByRole('link', { name: words.answers.prices.link });

test('shows the question at once', async () => {
  await askForPrices(0);
  expect(log.element()).toHaveTextContent(words.suggestions.prices);
});

test('empties the input when it sends the question', async () => {
  await askForPrices(0);
  expect(input.element()).toHaveValue('');
});

test('takes no other question while it types', async () => {
  await askForPrices(999);
  expect(input.element()).toBeDisabled();
  expect(send.element()).toBeDisabled();
});

test('types for at least a second', async () => {
  await askForPrices(999);
  expect(typing.query()).not.toBeNull();
  expect(pricesLink.query()).toBeNull();
});

test('answers within two seconds', async () => {
  await askForPrices(2000);
  expect(typing.query()).toBeNull();
  expect(pricesLink.query()).not.toBeNull();
});

test('an answer links to the page that says more', async () => {
  await askForPrices(2000);
  await expect.element(pricesLink).toHaveAttribute('href', '/who-we-serve/small-business#pricing');
});

test('returns the focus to the input after the answer', async () => {
  await askForPrices(2000);
  await expect.element(input).toHaveFocus();
});

describe('a question that it does not understand', () => {
  beforeEach(async () => {
    await open();
    await input.fill('xyzzy');
    await userEvent.keyboard('{Enter}');
    await pass(2000);
  });

  test('gets the phone number of a person', async () => {
    await expect.element(log).toHaveTextContent(fillIn(words.unknown.text, defaultVariables));
  });

  test('gets a link to the contact page', async () => {
    await expect.element(log.getByRole('link', { name: words.unknown.link })).toHaveAttribute('href', '/contact');
  });
});

async function sendSilentlyFilled() {
  await open();
  fillSilently(input, words.suggestions.prices);
  await send.click();
  await pass(2000);
}

test('sends a question that was filled in without an event', async () => {
  await sendSilentlyFilled();
  expect(log.element()).toHaveTextContent(words.suggestions.prices);
});

test('empties an input that was filled without an event', async () => {
  await sendSilentlyFilled();
  expect(input.element()).toHaveValue('');
});

test('Enter and the button send nothing empty', async () => {
  await open();
  await input.fill('  ');
  await userEvent.keyboard('{Enter}');
  await send.click();
  await expect.element(suggestion('hours')).toBeVisible();
});

test('Shift and Enter add a line', async () => {
  await open();
  await input.fill('Hello');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}again');
  await expect.element(input).toHaveValue('Hello\nagain');
});

test('Enter sends all lines', async () => {
  await open();
  await input.fill('Hello\nagain');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Hello\nagain')).toBeVisible();
});

test('closes on Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(log).not.toBeInTheDocument();
});

test('returns the focus to its opener on Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('Escape leaves a focus outside of the chat alone', async () => {
  await open();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => elsewhere.remove());
  elsewhere.focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(log).not.toBeInTheDocument();
  expect(document.activeElement).toBe(elsewhere);
});

test('closes from its button', async () => {
  await open();
  await page.getByRole('button', { name: words.close }).click();
  await expect.element(log).not.toBeInTheDocument();
});

test('returns the focus to its opener when its button closes it', async () => {
  await open();
  await page.getByRole('button', { name: words.close }).click();
  await expect.element(opener).toHaveFocus();
});

test('answers while it is closed', async () => {
  await open();
  await suggestion('hours').click();
  await expect.element(typing).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await pass(2000);
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByRole('link', { name: words.answers.hours.link })).toBeVisible();
});

describe('if its code does not load', () => {
  const alert = page.getByRole('alert');

  beforeEach(async () => {
    vi.mocked(withTimeLimit).mockRejectedValueOnce(new Error('Too slow'));
    await renderComponent(<Chat />);
    await opener.click();
  });

  test('says so', async () => {
    await expect.element(alert).toHaveTextContent(fillIn(common.chat.failed, defaultVariables));
  });

  test('offers a call', async () => {
    const call = alert.getByRole('link', { name: brand.phone.display });
    await expect.element(call).toHaveAttribute('href', brand.phone.href);
  });

  test('leads to the contact page', async () => {
    await expect.element(alert.getByRole('link', { name: common.chat.contact })).toHaveAttribute('href', '/contact');
  });

  test('opens at another try', async () => {
    await expect.element(alert).not.toBeEmptyDOMElement();
    await opener.click();
    await expect.element(input).toHaveFocus();
  });

  test('says nothing more on the next page', async () => {
    await expect.element(alert).not.toBeEmptyDOMElement();
    history.pushState(null, '', '/partners');
    await expect.element(alert).toBeEmptyDOMElement();
  });
});

describe('after a reload in the other language', () => {
  beforeEach(async () => {
    const { unmount } = await open();
    await suggestion('setup').click();
    await expect.element(typing).toBeInTheDocument();
    await pass(2000);
    await input.fill('How much');
    await unmount();
    await renderComponent(<Chat />, [], 'es');
    await expect.element(page.getByRole('log', { name: spanish.log })).toBeVisible();
  });

  test('the conversation continues, marked as English', async () => {
    const answer = page.getByText(fillIn(words.answers.setup.text, defaultVariables));
    await expect.element(answer).toHaveAttribute('lang', 'en');
  });

  test('the draft is still there', async () => {
    await expect.element(page.getByRole('textbox', { name: spanish.input })).toHaveValue('How much');
  });

  test('the chat leaves the focus alone', () => {
    expect(document.activeElement).toBe(document.body);
  });
});
