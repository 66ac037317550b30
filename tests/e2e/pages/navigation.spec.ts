import { otherLocale } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import { expect, forgive, markDocument, test } from '../fixtures';

test('a link and Back change the page without a reload', async ({ page, site, language, isMobile }) => {
  const contact = site.words('contact');
  const { header, bottomBar } = site.words('common');
  await site.open('home');
  const isSameDocument = await markDocument(page);
  const current = page.getByRole('navigation').filter({ visible: true }).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', site.path('home'));
  if (!isMobile) await expect(page.getByRole('navigation', { name: bottomBar.label })).toBeHidden();
  const bar = page.getByRole('navigation', { name: isMobile ? bottomBar.label : header.navigation });
  await bar.locator(`a[href="${site.path('contact')}"]`).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(page).toHaveTitle(contact.meta.title);
  await expect(site.heading).toHaveText(contact.hero.title);
  await expect(site.heading).toBeFocused();
  await expect(current.first()).toHaveAttribute('href', site.path('contact'));
  await expect(bar.locator('[aria-current=page]')).toHaveCount(1);
  const languageLink = page.locator(`a[data-language=${otherLocale(language)}]`).first();
  await expect(languageLink).toHaveAttribute('href', pathOf('contact', otherLocale(language)));
  await page.goBack();
  await expect(site.heading).toHaveText(site.words('home').hero.title);
  expect(await isSameDocument()).toBe(true);
});

test('a page that throws can be retried, and the next page is shown', {
  tag: '@desktop',
}, async ({ page, site, complaints }) => {
  const { error } = site.words('common');
  const body = 'export default () => { if (!globalThis.isRepaired) throw new Error("planted"); return "Repaired"; }';
  await page.route(/\/assets\/(services|zero-fee)-/, async (route) => {
    const response = await route.fetch();
    const isPage = (await response.text()).startsWith('import'); // the words of a page have the same name
    await route.fulfill(isPage ? { response, body } : { response });
  });
  await site.open('home');
  await site.footerLink('services').press('Enter');
  await expect(page.getByRole('heading', { name: error.title })).toBeVisible();
  await site.footerLink('contact').press('Enter');
  await expect(site.heading).toHaveText(site.words('contact').hero.title);

  await site.footerLink('zeroFee').press('Enter');
  await expect(page.getByRole('heading', { name: error.title })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isRepaired: true }));
  await page.getByRole('button', { name: error.retry }).click();
  await expect(page.getByText('Repaired')).toBeVisible();
  forgive(complaints, /planted/);
});

test('the browser loads a page if the script cannot', { tag: '@desktop' }, async ({ page, site, complaints }) => {
  const { breadcrumbs, routes } = site.words('common');
  await page.route(/\/assets\/(services|south-texas)-/, (route) => route.fulfill({ status: 503 }));
  await site.open('posSystems');
  const isSameDocument = await markDocument(page);
  await page.getByRole('navigation', { name: breadcrumbs }).getByRole('link', { name: routes.services }).click();
  await expect(page).toHaveTitle(site.words('services').meta.title);
  expect(await isSameDocument()).toBe(false);

  await site.open('clients');
  await page.getByRole('link', { name: site.words('clients').metrics.link }).click();
  await expect(page.getByRole('heading', { name: site.words('south-texas').cases.title })).toBeVisible();
  await expect(page).toHaveURL(`${site.path('southTexas')}#case-studies`);
  forgive(complaints, /503/);
});

test('the header fits at 640 px with text at 200 %', { tag: '@desktop' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await site.open('services');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a link to the current page scrolls to its top without a history entry', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.open('contact');
  const entries = await page.evaluate(() => history.length);
  await site.footerLink('contact').click();
  await expect(site.heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: site.words('common').bottomBar.openMenu }).click();
  const menu = page.locator('[popover]:popover-open');
  const link = menu.locator(`a[href="${site.path('contact')}"]`);
  await link.first().click();
  await expect(menu).toBeHidden();
  await expect(site.heading).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a malformed anchor is ignored', { tag: '@desktop' }, async ({ page, site }) => {
  const contact = site.words('contact');
  await site.open('/contact#100%');
  await site.footerLink('services').click();
  await expect(page).toHaveURL(site.path('services'));
  await page.goBack();
  await expect(site.heading).toHaveText(contact.hero.title);
});

test('a page that throws keeps its layout', { tag: '@phone' }, async ({ page, site, complaints }) => {
  const { error } = site.words('common');
  await site.open('home');
  await page.evaluate(() => {
    // The gallery uses this to read its filters.
    window.URLSearchParams = class {
      constructor() {
        throw new Error('planted');
      }
    } as unknown as typeof URLSearchParams;
  });
  await site.footerLink('gallery').click();
  await expect(page.getByRole('alert')).toContainText(error.text);
  await expect(site.footerLink('gallery')).toBeVisible();
  await page.getByRole('button', { name: error.reload }).click();
  await expect(site.heading).toHaveText(site.words('gallery').hero.title);
  forgive(complaints, /planted/);
});

test('the phone menu closes when dragged down', { tag: '@phone' }, async ({ page, site }) => {
  const { bottomBar, chat, drawer, routes } = site.words('common');
  await site.open('home');
  await expect(page.getByRole('button', { name: chat.open })).toBeHidden(); // only desktops have the chat
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  const menu = page.getByRole('dialog', { name: drawer.title });
  await expect(menu).toBeVisible();
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
});

test('a marketing page loads no Firebase code and formats no number', { tag: '@desktop' }, async ({ page, site }) => {
  // The first number format blocks a slow phone for 0.1 s.
  await page.addInitScript(() => {
    const formats: unknown[] = [];
    const construct = (target: typeof Intl.NumberFormat, args: unknown[]) => {
      formats.push(args);
      return Reflect.construct(target, args);
    };
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, { construct });
    Object.assign(window, { formats });
  });
  await site.open('home');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { formats: unknown[] }).formats)).toEqual([]);
  const scripts = await page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = await Promise.all(
      names.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()),
    );
    return texts.filter((text) => text.includes('googleapis.com')).length;
  });
  expect(scripts).toBe(0);
});
