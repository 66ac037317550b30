import { brand } from '../../../src/domain/brand';
import { LOCALES, otherLocale } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import { expect, forgive, markDocument, test } from '../fixtures';

test('links, breadcrumbs and Back change the page and its head @desktop', async ({ page, site, language }) => {
  const { breadcrumbs, header, bottomBar, routes } = site.words('common');
  await site.open('home');
  const isSameDocument = await markDocument(page);
  const bar = page.getByRole('navigation', { name: header.navigation });
  const current = bar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', site.path('home'));
  await expect(page.getByRole('navigation', { name: bottomBar.label })).toBeHidden();
  await bar.locator(`a[href="${site.path('contact')}"]`).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toHaveText(site.words('contact').hero.title);
  await expect(site.heading).toBeFocused();
  await expect(current).toHaveAttribute('href', site.path('contact'));
  const languageLink = page.locator(`a[data-language=${otherLocale(language)}]`).first();
  await expect(languageLink).toHaveAttribute('href', pathOf('contact', otherLocale(language)));

  await site.footerLink('posSystems').click();
  const trail = page.getByRole('navigation', { name: breadcrumbs });
  await trail.getByRole('link', { name: routes.services }).click();
  const { meta } = site.words('services');
  await expect(page).toHaveTitle(meta.title);
  await expect(trail).toHaveCount(0);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', brand.origin + site.path('services'));
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(LOCALES.length + 1);

  for (const back of ['pos-systems', 'contact', 'home'] as const) {
    await page.goBack();
    await expect(site.heading).toHaveText(site.words(back).hero.title);
  }
  expect(await isSameDocument()).toBe(true);
});

test('a visitor gets past a page that throws or does not load @desktop', async ({ page, site, complaints }) => {
  const { error, retry } = site.words('common');
  const failure = page.getByRole('heading', { name: error.title });
  const body = 'export default () => { if (!globalThis.isRepaired) throw new Error("planted"); return "Repaired"; }';
  await page.route(/\/assets\/(services|zero-fee)-/, async (route) => {
    const response = await route.fetch();
    const isPage = (await response.text()).startsWith('import'); // the words of a page have the same name
    await route.fulfill(isPage ? { response, body } : { response });
  });
  await page.route(/\/assets\/south-texas-/, (route) => route.fulfill({ status: 503 }));
  await site.open('home');
  for (const route of ['services', 'zeroFee'] as const) {
    await site.footerLink(route).press('Enter');
    await expect(page).toHaveURL(site.path(route));
    await expect(failure).toBeVisible();
  }
  await page.evaluate(() => Object.assign(globalThis, { isRepaired: true }));
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByText('Repaired')).toBeVisible();
  await page.goto(site.path('services'));
  await expect(failure).toBeVisible();
  await page.unroute(/\/assets\/(services|zero-fee)-/);
  await page.getByRole('button', { name: error.reload }).click();
  await expect(site.heading).toHaveText(site.words('services').hero.title);

  await site.open('clients');
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: site.words('clients').metrics.link }).click(); // only the browser can load it
  await expect(page.getByRole('heading', { name: site.words('south-texas').cases.title })).toBeVisible();
  await expect(page).toHaveURL(`${site.path('southTexas')}#case-studies`);
  expect(await isSameDocument()).toBe(false);
  forgive(complaints, /planted|503/);
});

test('the phone’s bar and menu lead to pages', async ({ page, site }) => {
  const { bottomBar, chat, drawer, routes } = site.words('common');
  await site.open('home');
  const bar = page.getByRole('navigation', { name: bottomBar.label });
  await bar.getByRole('link', { name: bottomBar.contact }).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toBeFocused();
  await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', site.path('contact'));
  const entries = await page.evaluate(() => history.length);
  await expect(page.getByRole('button', { name: chat.open })).toBeHidden(); // only desktops have the chat
  await bar.getByRole('button', { name: bottomBar.openMenu }).click();
  const menu = page.getByRole('dialog', { name: drawer.title });
  await menu.getByText(drawer.services, { exact: true }).click();
  await expect(menu.getByRole('link', { name: routes.posSystems })).toBeVisible();

  const settled = () => page.waitForFunction(() => !document.getElementById('navigation-menu')?.getAnimations().length);
  await settled();
  const box = await menu.boundingBox();
  const handle = await menu.getByRole('heading', { name: drawer.title }).boundingBox();
  if (!box || !handle) throw new Error('the menu is not on the screen');
  const drag = async (share: number) => {
    await page.mouse.move(handle.x + 20, handle.y + 5);
    await page.mouse.down();
    await page.mouse.move(handle.x + 20, handle.y + 5 + box.height * share, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.2);
  await expect(menu).toBeVisible();
  await settled();
  await drag(0.3);
  await expect(menu).toBeHidden();

  // A link to the page on screen leads to its top, without another entry in the history.
  await site.footerLink('contact').click();
  await expect(site.heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await bar.getByRole('button', { name: bottomBar.openMenu }).click();
  await menu.getByRole('link', { name: routes.contact, exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(site.heading).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
