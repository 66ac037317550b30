import { otherLocale } from '../../../src/domain/locale';
import { CHAT_REPLY_MAX_MS, CHAT_REPLY_MIN_MS } from '../../../src/features/chat/chat-session';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { test as base, changeLanguage, expect, forgive, type Page, type Site } from '../fixtures';
import { holdBack } from '../hold-back';

const test = base.extend<{ chat: ReturnType<typeof chatOf> }>({
  chat: async ({ page, site }, use) => use(chatOf(page, site)),
});

function chatOf(page: Page, site: Site) {
  const words = site.words('chat');
  return {
    words,
    button: page.getByRole('button', { name: site.words('common').chat.open }),
    panel: page.getByRole('region', { name: words.title }),
    log: page.getByRole('log', { name: words.log }),
    input: page.getByRole('textbox', { name: words.input }),
    send: page.getByRole('button', { name: words.send, exact: true }),
    suggestion: (topic: keyof typeof words.suggestions) => page.getByRole('button', { name: words.suggestions[topic] }),
  };
}

// Phones have no chat.
test.describe('the chat', { tag: '@desktop' }, () => {
  test('answers after one to two seconds, with a link to a page', async ({ page, site, chat }) => {
    const { words, button, log, input, send } = chat;
    await site.open('home');
    await button.click();
    await expect(input).toBeFocused();

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const typing = log.getByText(words.typing);
    const reply = log.getByText(words.answers.prices.text.split('\n')[0] as string);
    await input.press('Enter');
    await input.fill('  \n ');
    await input.press('Enter');
    await send.click();
    await expect(typing).toBeHidden();

    await input.fill('1');
    await input.press('Shift+Enter');
    await input.pressSequentially(words.suggestions.prices);
    await expect(input).toHaveValue(`1\n${words.suggestions.prices}`);
    // Enter that ends the composition of an input method; Safari reports it as key code 229.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await input.dispatchEvent('keydown', { key: 'Enter', ...composing });
    await expect(input).toHaveValue(`1\n${words.suggestions.prices}`);
    await input.press('Enter');
    await expect(log.getByText(words.suggestions.prices)).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toBeDisabled();
    await expect(send).toBeDisabled();
    await page.clock.runFor(CHAT_REPLY_MIN_MS - 1);
    await expect(typing).toBeVisible();
    await expect(reply).toBeHidden();
    await page.clock.runFor(CHAT_REPLY_MAX_MS - CHAT_REPLY_MIN_MS + 1);
    await expect(reply).toBeVisible();
    await expect(typing).toBeHidden();
    await expect(input).toBeFocused();
    const link = log.getByRole('link', { name: words.answers.prices.link });
    await expect(link).toHaveAttribute('href', `${site.path('smallBusiness')}#pricing`);

    await input.fill('qwerty');
    await send.click();
    await page.clock.runFor(CHAT_REPLY_MAX_MS);
    await expect(log.getByText(words.unknown.text)).toBeVisible();
  });

  test('closes on Escape, is accessible, and respects reduced motion', async ({ page, site, chat }) => {
    const { words, button, panel, log, input } = chat;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('home');
    await button.press('Enter');
    await chat.suggestion('hours').click();
    await expect(input).toBeDisabled();
    await expect(log.getByText(words.typing)).toBeVisible();
    expect(await log.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(log.getByText(words.answers.hours.text.split('\n').at(-1) ?? '')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the chat', 'aside');
    await panel.getByRole('button', { name: words.close }).click();
    await expect(button).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(button).toBeHidden();
  });

  test('keeps the conversation on other pages and after a language switch', async ({ page, site, language, chat }) => {
    const { words, button, log } = chat;
    await site.open('home');
    await button.click();
    await chat.suggestion('setup').click();
    await log.getByRole('link', { name: words.answers.setup.link }).click();
    await expect(page).toHaveURL(site.path('services'));
    await expect(log.getByText(words.answers.setup.text)).toBeVisible();

    const other = wordsOf('chat', otherLocale(language)) as typeof words;
    await changeLanguage(page, language);
    await expect(page.getByRole('region', { name: other.title })).toBeVisible();
    await expect(page.getByText(words.answers.setup.text)).toHaveAttribute('lang', language);
    // The chat understands a question in the previous language, and answers in the page's language.
    const input = page.getByRole('textbox', { name: other.input });
    await input.fill(words.suggestions.zeroFee);
    await input.press('Enter');
    await expect(page.getByText(other.answers.zeroFee.text)).toBeVisible();
  });

  test('remembers an early click, and offers other contacts', async ({ page, context, site, chat, complaints }) => {
    const { chat: words } = site.words('common');
    const release = await holdBack(context, /\/assets\/start-/);
    await page.route(/\/assets\/panel-/, (route) => route.abort());
    await page.goto(site.path('home'), { waitUntil: 'commit' });
    await chat.button.click();
    release();
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await page.getByRole('alert').locator('a[href*=contact]').click();
    await expect(page).toHaveURL(site.path('contact'));
    await expect(page.getByText(words.failed)).toBeHidden();
    forgive(complaints, /ERR_FAILED/);
  });
});
