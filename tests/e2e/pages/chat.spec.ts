import { TOPICS } from '../../../src/content/chat/topics';
import { CHAT_REPLY_MAX_MS, CHAT_REPLY_MIN_MS } from '../../../src/domain/chat';
import { otherLocale } from '../../../src/domain/locale';
import { ROUTE_IDS } from '../../../src/domain/paths';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, hydrated, type Page, type Site, test } from '../fixtures';
import { holdBack } from '../hold-back';

test.use({ serviceWorkers: 'block' }); // so that the chunk of the panel can be lost

async function partsOf(page: Page, site: Site) {
  const words = await site.words('chat');
  const { chat } = await site.words('frame');
  return {
    words,
    open: page.getByRole('button', { name: chat.open }),
    panel: page.getByRole('region', { name: words.title }),
    log: page.getByRole('log', { name: words.log }),
    input: page.getByRole('textbox', { name: words.input }),
    send: page.getByRole('button', { name: words.send, exact: true }),
  };
}

test('a question is answered after one to two seconds, with a link to the page that says more', async ({
  page,
  site,
}) => {
  const { words, open, log, input, send } = await partsOf(page, site);
  await page.goto(site.path('home'));
  await hydrated(page);
  await open.click();
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
  await expect(log.getByRole('link', { name: words.answers.prices.link })).toHaveAttribute(
    'href',
    `${site.path('smallBusiness')}#pricing`,
  );

  await input.fill('qwerty');
  await send.click();
  await page.clock.runFor(CHAT_REPLY_MAX_MS);
  await expect(log.getByText(words.unknown.text)).toBeVisible();
});

test('Escape closes the chat and gives the focus back, also while an answer is typed', async ({ page, site }) => {
  const { words, open, panel, log, input } = await partsOf(page, site);
  await page.goto(site.path('home'));
  await hydrated(page);
  await open.press('Enter');
  await panel.getByRole('button', { name: words.suggestions.hours }).click();
  await expect(input).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(log.getByText(words.answers.hours.text.split('\n')[0] as string)).toBeVisible();
  await panel.getByRole('button', { name: words.close }).click();
  await expect(open).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(open).toBeHidden();
});

test('the conversation outlives the page, and goes on in the language that the visitor changes to', async ({
  page,
  site,
  language,
}) => {
  const { words, open, log } = await partsOf(page, site);
  await page.goto(site.path('home'));
  await hydrated(page);
  await open.click();
  await page.getByRole('button', { name: words.suggestions.setup }).click();
  await log.getByRole('link', { name: words.answers.setup.link }).click();
  await expect(page).toHaveURL(site.path('services'));
  await expect(log.getByText(words.answers.setup.text)).toBeVisible();

  const other = (await import(`../../../src/content/chat/${otherLocale(language)}.ts`)).default as typeof words;
  await page.getByRole('link', { name: (await site.words('frame')).language.switch }).click();
  await expect(page.getByRole('region', { name: other.title })).toBeVisible();
  await expect(page.getByText(words.answers.setup.text)).toHaveAttribute('lang', language);
  // A question in the language of before is understood, and answered in that of the page.
  const input = page.getByRole('textbox', { name: other.input });
  await input.fill(words.suggestions.zeroFee);
  await input.press('Enter');
  await expect(page.getByText(other.answers.zeroFee.text)).toBeVisible();
});

test('a click before the page answers is kept, and whoever cannot have the chat is told where else to ask', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { open } = await partsOf(page, site);
  const { chat } = await site.words('frame');
  const start = await holdBack(context, /\/assets\/start-/);
  await page.route(/\/assets\/panel-/, (route) => route.abort());
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await open.click();
  start();
  await expect(page.getByRole('alert').filter({ hasText: chat.failed })).toBeVisible();
  await page.getByRole('link', { name: chat.write }).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(page.getByText(chat.failed)).toBeHidden();
  // The browser itself logs the request that was cut off.
  forgive(complaints, /ERR_FAILED/);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the typing indicator stands still, and all of the chat can be used', async ({ page, site }) => {
    const { words, open, panel, log } = await partsOf(page, site);
    await page.goto(site.path('home'));
    await hydrated(page);
    await open.click();
    await panel.getByRole('button', { name: words.suggestions.prices }).click();
    await expect(log.getByText(words.typing)).toBeVisible();
    expect(await log.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(log.getByRole('link')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the chat', 'aside');
  });
});

test('every answer leads to a part of the site, and the chat stands on every page but the staff’s', async ({
  request,
  site,
}) => {
  const { chat } = await site.words('frame');
  const pages = new Map<string, string>();
  for (const id of ROUTE_IDS) pages.set(id, await (await request.get(site.path(id))).text());
  const without = [...pages].filter(
    ([, html]) => !new RegExp(`<aside aria-label="${chat.label}" (?!hidden)`).test(html),
  );
  expect(without.map(([id]) => id)).toEqual(['admin']);
  const dead = Object.values(TOPICS).filter(
    (topic) => 'anchor' in topic && !pages.get(topic.route)?.includes(` id="${topic.anchor}"`),
  );
  expect(dead).toEqual([]);
});
