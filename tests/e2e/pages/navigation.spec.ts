import { brand } from '../../../src/domain/brand';
import { LOCALES, otherLocale } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import { expect, forgive, markDocument, type Page, test } from '../fixtures';
import type { Site } from '../site';

test('links, breadcrumbs and Back change the page and its head @desktop', async ({ page, site, language }) => {
  const { breadcrumbs, header, routes } = site.words('common');
  await site.open('home');
  const isSameDocument = await markDocument(page);
  const bar = page.getByRole('navigation', { name: header.navigation });
  await bar.locator(`a[href="${site.path('contact')}"]`).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toHaveText(site.words('contact').hero.title);
  await expect(site.heading).toBeFocused();
  await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', site.path('contact'));
  const other = otherLocale(language);
  const languageLink = page.locator(`a[data-language=${other}]`).first();
  await expect(languageLink).toHaveAttribute('href', pathOf('contact', other));

  await site.footerLink('posSystems').click();
  await page.getByRole('navigation', { name: breadcrumbs }).getByRole('link', { name: routes.services }).click();
  const { meta } = site.words('services');
  await expect(page).toHaveTitle(meta.title);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', brand.origin + site.path('services'));
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(LOCALES.length + 1);

  for (const back of ['pos-systems', 'contact', 'home'] as const) {
    await page.goBack();
    await expect(site.heading).toHaveText(site.words(back).hero.title);
  }
  expect(await isSameDocument()).toBe(true);
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Follows the link to the contact page at the end of a long page. Returns the position that was left. */
async function leaveFromEnd(page: Page, site: Site): Promise<number> {
  await site.open('zeroFee');
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(2000);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  return left;
}

test('a page opens at its top', async ({ page, site }) => {
  await leaveFromEnd(page, site);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('Back returns to the position and moves the focus to the heading', async ({ page, site }) => {
  const left = await leaveFromEnd(page, site);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(site.heading).toHaveText(site.words('zero-fee').hero.title);
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
});

test('a visitor gets past a page that throws @desktop', async ({ page, site, complaints }) => {
  const { error, retry } = site.words('common');
  const failure = page.getByRole('heading', { name: error.title });
  const body = 'export default () => { if (!globalThis.isRepaired) throw new Error("planted"); return "Repaired"; }';
  await page.route(/\/assets\/services-/, async (route) => {
    const response = await route.fetch();
    const isPage = (await response.text()).startsWith('import'); // the words of a page have the same name
    await route.fulfill(isPage ? { response, body } : { response });
  });
  await site.open('home');
  await site.footerLink('services').press('Enter');
  await expect(failure).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isRepaired: true }));
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByText('Repaired')).toBeVisible();
  forgive(complaints, /planted/);
});

test('the phone’s bar leads to pages', async ({ page, site }) => {
  const { bottomBar } = site.words('common');
  await site.open('home');
  const bar = page.getByRole('navigation', { name: bottomBar.label });
  await bar.getByRole('link', { name: bottomBar.contact }).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toBeFocused();
  await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', site.path('contact'));
});

test('the phone’s menu closes when it is dragged down far enough', async ({ page, site }) => {
  const { bottomBar, drawer } = site.words('common');
  await site.open('contact');
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  const menu = page.getByRole('dialog', { name: drawer.title });
  const settled = () => page.waitForFunction(() => !document.getElementById('navigation-menu')?.getAnimations().length);
  await settled();
  const { height = 0 } = (await menu.boundingBox()) ?? {};
  const { x = 0, y = 0 } = (await menu.getByRole('heading', { name: drawer.title }).boundingBox()) ?? {};
  const drag = async (share: number) => {
    await page.mouse.move(x + 20, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 5 + height * share, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.2);
  await settled();
  await expect(menu).toBeVisible();
  await drag(0.3);
  await expect(menu).toBeHidden();
});

test('the phone’s menu leads to pages', async ({ page, site }) => {
  const { bottomBar, drawer, routes } = site.words('common');
  await site.open('contact');
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  const menu = page.getByRole('dialog', { name: drawer.title });
  await menu.getByText(drawer.services, { exact: true }).click();
  await menu.getByRole('link', { name: routes.posSystems }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(site.path('posSystems'));
});
