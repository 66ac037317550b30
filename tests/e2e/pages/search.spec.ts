import { brand } from '../../../src/domain/brand';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { type IndexedPage, searchIndexPath } from '../../../src/domain/search';
import { fillIn } from '../../support/words';
import { expectAccessible } from '../accessibility';
import { test as base, expect, hydrated, markDocument, type Page, type Site } from '../fixtures';
import { holdBack } from '../hold-back';

function searchOf(page: Page, site: Site) {
  const words = site.words('search');
  const dialog = page.getByRole('dialog', { name: words.label });
  const box = dialog.getByRole('combobox', { name: words.label });
  return {
    words,
    dialog,
    box,
    button: page.getByRole('banner').getByRole('button', { name: site.words('common').header.search.label }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    slashSetting: dialog.getByRole('checkbox', { name: words.keys.slash }),
    async open() {
      await site.open('home');
      await page.keyboard.press('/');
      await expect(box).toBeFocused();
    },
  };
}

const test = base.extend<{ search: ReturnType<typeof searchOf> }>({
  search: async ({ page, site }, use) => use(searchOf(page, site)),
});

/** Lower case without accents, as many visitors type. */
const carelessly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

test('the keyboard opens the search, chooses a result and follows it, and Back closes the search', {
  tag: '@desktop',
}, async ({ page, site, search }) => {
  const { words, dialog, box, options, status } = search;
  await search.open();
  const isSameDocument = await markDocument(page);
  await page.keyboard.type(carelessly(site.words('common').routes.zeroFee));
  await expect(options.nth(2)).toBeVisible();
  const count = await options.count();
  await expect(status).toHaveText(fillIn(words.found_other, { count }));
  const isActive = async (index: number) => {
    await expect(options.and(page.locator('[data-highlighted]'))).toHaveCount(1);
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(index).getAttribute('id')) ?? '');
  };
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await isActive(count - 1);
  await expect(options.nth(count - 1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.path('zeroFee'));
  await expect(dialog).toBeHidden();
  await expect(site.heading).toHaveText(site.words('zero-fee').hero.title);
  await expect(site.heading).toBeFocused();

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.path('home'));
  await expect(site.heading).toBeFocused();
  expect(await isSameDocument()).toBe(true);
});

test('a slash in a field opens no search, Escape closes it, and visitors can permanently turn the slash off', {
  tag: '@desktop',
}, async ({ page, site, search }) => {
  const { dialog, box, button, slashSetting } = search;
  await site.open('zeroFee');
  await page.getByRole('main').getByRole('spinbutton').first().press('/');
  await expect(dialog).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(box).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');

  await expect(slashSetting).toBeChecked();
  await slashSetting.press(' ');
  await expect(slashSetting).not.toBeChecked();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(1);
  await expect(slashSetting).not.toBeChecked();
});

test('a press before hydration opens the search', async ({ page, context, site, search, isMobile }) => {
  const start = /\/assets\/start-[\w-]{8}\.js$/;
  const release = await holdBack(context, start);
  const requested = page.waitForRequest(start);
  await page.goto(site.path('home'));
  await page.mouse.move(100, 100);
  await requested; // the script that handles keys is running
  if (isMobile) await search.button.tap();
  else await page.keyboard.press('/');
  release();
  await expect(search.box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.box).toBeHidden();
});

test('the phone menu opens the search and gets the focus back; a result on the same page scrolls to its section', {
  tag: '@phone',
}, async ({ page, site, search }) => {
  const { bottomBar, drawer, header } = site.words('common');
  const { prepare } = site.words('contact');
  await site.open('contact');
  const more = page.getByRole('button', { name: bottomBar.openMenu });
  await more.click();
  await page.getByRole('dialog', { name: drawer.title }).getByRole('button', { name: header.search.label }).click();
  await expect(search.box).toBeFocused();
  await expect(search.slashSetting).toBeHidden(); // a touch screen has no keyboard
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.keyboard.press('/');
  await search.box.fill(carelessly(prepare.title));
  await search.options.first().click();
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.path('contact')}#first-call`);
  await expect(page.getByRole('heading', { name: prepare.title })).toBeInViewport();
});

test('the search is accessible with and without results', async ({ page, site, search }) => {
  const { words, dialog, options, status } = search;
  const check = (state: string) => expectAccessible(page, state, { include: '[aria-modal=true]' });
  await search.open();
  await check('the empty search');
  await page.keyboard.type(brand.claims.support);
  await expect(options.first()).toBeVisible();
  await check('the search with results');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('xyzzy');
  await expect(status).toHaveText(fillIn(words.none.title, { query: 'xyzzy' }));
  await expect(options).toHaveCount(0);
  await check('the search without results');
  await expect(dialog.getByRole('link', { name: words.call })).toBeVisible();
  await dialog.getByRole('link', { name: site.words('common').routes.contact }).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(dialog).toBeHidden();
});

test('a slow search does not open over another page or field', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, search }) => {
  const { button, dialog } = search;
  const code = /\/assets\/search-dialog-[\w-]{8}\.js$/;
  const pressThen = async (leave: () => Promise<void>) => {
    const release = await holdBack(context, code);
    await site.open('zeroFee');
    const response = page.waitForResponse(code);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await leave();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    release();
    await (await response).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(dialog).toHaveCount(0);
    await context.unroute(code);
  };
  await pressThen(() => page.getByRole('main').getByRole('spinbutton').first().focus());
  await pressThen(async () => {
    await site.footerLink('contact').click();
    await expect(page).toHaveTitle(site.words('contact').meta.title);
  });
  await button.click();
  await expect(dialog).toBeVisible();
});

test('the index has every public page, and only existing sections', async ({ request, html, language }) => {
  const pages: IndexedPage[] = await (await request.get(searchIndexPath(language))).json();
  const publicIds = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));
  expect(pages.map(({ path }) => path)).toEqual(publicIds.map((id) => pathOf(id, language)));
  pages.forEach(({ path, sections }, index) => {
    const page = html.get(publicIds[index] as (typeof publicIds)[number]);
    const dead = sections.filter(({ anchor }) => anchor && !page?.includes(` id="${anchor}"`));
    expect(dead, path).toEqual([]);
    expect(
      sections.every(({ title }) => title),
      path,
    ).toBe(true);
  });
});
