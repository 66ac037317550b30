import { brand } from '../../../src/domain/brand';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { type IndexedPage, searchIndexPath } from '../../../src/domain/search-index';
import { expectAccessible } from '../accessibility';
import { expect, forgive, hydrated, type Page, type Site, test } from '../fixtures';
import { holdBack } from '../hold-back';

/** As somebody in a hurry types it. */
const carelessly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

async function parts(page: Page, site: Site) {
  const words = await site.words('search');
  const dialog = page.getByRole('dialog', { name: words.label });
  return {
    words,
    dialog,
    box: dialog.getByRole('combobox', { name: words.label }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

async function open(page: Page, site: Site, path = site.path('home')) {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('/');
  const search = await parts(page, site);
  await expect(search.box).toBeFocused();
  return search;
}

test('by the keyboard alone: opened, asked, chosen, followed', async ({ page, site }) => {
  const { routes } = await site.words('frame');
  const zeroFee = await site.words('zero-fee');
  const { words, dialog, box, options, status } = await open(page, site);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.type(carelessly(routes.zeroFee));
  await expect(options.nth(2)).toBeVisible();
  const count = await options.count();
  await expect(status).toHaveText(words.found.other.replace('{count}', String(count)));
  const isActive = async (index: number) => {
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zeroFee.hero.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Escape closes it, and the focus goes back to where it was', async ({ page, site }) => {
  const { header } = await site.words('frame');
  await page.goto(site.path('home'));
  await hydrated(page);
  const { dialog, box } = await parts(page, site);
  const button = page.getByRole('banner').getByRole('button', { name: header.search.label });
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
});

test('a slash that is pressed before React is there opens the search all the same', async ({ page, context, site }) => {
  const start = /\/assets\/start-[\w-]{8}\.js$/;
  const give = await holdBack(context, start);
  const isAsked = page.waitForRequest(start); // by the script that hears the key
  await page.goto(site.path('home'));
  await page.mouse.move(100, 100);
  await isAsked;
  await page.keyboard.press('/');
  give();
  const { box } = await parts(page, site);
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a slash in a text field is a slash', async ({ page, site }) => {
  await page.goto(site.path('zeroFee'));
  await hydrated(page);
  const { dialog } = await parts(page, site);
  await page.getByRole('main').getByRole('textbox').first().press('/');
  await expect(dialog).toHaveCount(0);
});

test('the slash can be turned off, and stays so', async ({ page, site, isMobile }) => {
  const { words, dialog } = await open(page, site);
  const slash = dialog.getByRole('checkbox', { name: words.keys.slash });
  if (isMobile) {
    await expect(slash).toBeHidden(); // a touch screen has no keys
    return;
  }
  await expect(slash).toBeChecked();
  await slash.press(' ');
  await expect(slash).not.toBeChecked();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(1);
  await expect(slash).not.toBeChecked();
});

test('the phone has it in its menu too, and gives the focus back to the bar', async ({ page, site, isMobile }) => {
  const { bottomBar, drawer, header } = await site.words('frame');
  await page.goto(site.path('home'));
  await hydrated(page);
  const { box } = await parts(page, site);
  const more = page.getByRole('button', { name: bottomBar.openMenu });
  if (!isMobile) {
    await expect(more).toBeHidden();
    return;
  }
  await more.click();
  await page.getByRole('dialog', { name: drawer.title }).getByRole('button', { name: header.search.label }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a section of the page that is shown comes into view', async ({ page, site }) => {
  const contact = await site.words('contact');
  const { dialog, options } = await open(page, site, site.path('contact'));
  await page.keyboard.type(carelessly(contact.prepare.title));
  await options.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.path('contact')}#first-call`);
  await expect(page.getByRole('heading', { name: contact.prepare.title })).toBeInViewport();
});

test('whoever goes back with it open is at the heading of the page before', async ({ page, site }) => {
  await page.goto(site.path('contact'));
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${site.path('southTexas')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(site.path('southTexas'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('/');
  const { dialog, box } = await parts(page, site);
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is not there is said, with another way on', async ({ page, site }) => {
  const { routes } = await site.words('frame');
  const { words, dialog, options, status } = await open(page, site);
  await page.keyboard.type('xyzzy');
  await expect(status).toHaveText(words.none.title.replace('{query}', 'xyzzy'));
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: words.call })).toBeVisible();
  await dialog.getByRole('link', { name: routes.contact }).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(dialog).toBeHidden();
});

test('without a connection it says so, and works once there is one', async ({ page, site, language, complaints }) => {
  const index = `**${searchIndexPath(language)}`;
  await page.route(index, (route) => route.abort('internetdisconnected'));
  const { words, dialog, options } = await open(page, site);
  await expect(dialog.getByRole('alert')).toContainText(words.failed.title);
  await page.keyboard.type('pos');
  await page.unroute(index);
  await dialog.getByRole('button', { name: words.failed.retry }).click();
  await expect(options.first()).toBeVisible();
  // The browser itself logs what it could not fetch.
  forgive(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('a click before React is there is answered once it is', async ({ page, context, site }) => {
  const { header } = await site.words('frame');
  const { box } = await parts(page, site);
  const letGo = await holdBack(context, '**/assets/start-*.js');
  await page.goto(site.path('home'));
  await page.getByRole('banner').getByRole('button', { name: header.search.label }).click();
  letGo();
  await expect(box).toBeFocused();
});

test('one that is slow to come opens over nothing else: neither the next page nor what is typed by then', async ({
  page,
  context,
  site,
}) => {
  const { header } = await site.words('frame');
  const { dialog } = await parts(page, site);
  const button = page.getByRole('banner').getByRole('button', { name: header.search.label });
  const code = /\/assets\/search-dialog-[\w-]{8}\.js$/;
  const pressedThen = async (leave: () => Promise<void>) => {
    const give = await holdBack(context, code);
    await page.goto(site.path('zeroFee'));
    await hydrated(page);
    const part = page.waitForResponse(code);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await leave();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    give();
    await (await part).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(dialog).toHaveCount(0);
    await context.unroute(code);
  };
  await pressedThen(() => page.getByRole('main').getByRole('textbox').first().focus());
  await pressedThen(async () => {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${site.path('contact')}"]`)
      .click();
    await expect(page).toHaveTitle((await site.words('contact')).meta.title);
  });
  await button.click();
  await expect(dialog).toBeVisible();
});

test('it can be used by everybody', async ({ page, site }) => {
  const { options, status } = await open(page, site);
  const check = (state: string) => expectAccessible(page, state, { include: 'dialog' });
  await check('the empty search');
  await page.keyboard.type(brand.claims.support);
  await expect(options.first()).toBeVisible();
  await check('what is found');
  await page.keyboard.type('xyzzy');
  await expect(status).toContainText('xyzzy');
  await check('that nothing is found');
});

test('the index has every public page, and every anchor in it is there', async ({ request, language }) => {
  const pages: IndexedPage[] = await (await request.get(searchIndexPath(language))).json();
  const isPublic = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));
  expect(pages.map(({ path }) => path)).toEqual(isPublic.map((id) => pathOf(id, language)));
  for (const { path, sections } of pages) {
    const html = await (await request.get(path)).text();
    const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
    expect(
      anchors.filter((anchor) => !html.includes(` id="${anchor}"`)),
      path,
    ).toEqual([]);
    expect(
      sections.filter(({ title }) => !title),
      path,
    ).toEqual([]);
  }
});
