import { localePath, otherLocale } from '../../../src/domain/locale';
import { pathOf } from '../../../src/domain/paths';
import { expect, forgive, hydrated, test } from '../fixtures';

test('a link shows the next page without a reload, and the focus goes to its heading', async ({ page, site }) => {
  const home = await site.words('home');
  const zeroFee = await site.words('zero-fee');
  await page.goto(site.path('home'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: home.solutions.items.zeroFee.link }).click();
  await expect(page).toHaveURL(site.path('zeroFee'));
  await expect(page).toHaveTitle(zeroFee.meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zeroFee.hero.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page whose HTML cannot be fetched is loaded by the browser itself', async ({ page, site, complaints }) => {
  const { meta } = await site.words('services');
  await page.goto(site.path('posSystems'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/*', (route) => {
    const isPage = new URL(route.request().url()).pathname === site.path('services');
    return isPage && route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue();
  });
  const { breadcrumbs, routes } = await site.words('frame');
  await page.getByRole('navigation', { name: breadcrumbs }).getByRole('link', { name: routes.services }).click();
  await expect(page).toHaveTitle(meta.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  forgive(complaints, /503/);
});

test('so is one that is meant by an anchor, and shows its place', async ({ page, site, complaints }) => {
  const { metrics } = await site.words('clients');
  const { cases } = await site.words('south-texas');
  await page.goto(site.path('clients'));
  await hydrated(page);
  await page.route(
    ({ pathname }) => pathname === site.path('southTexas'),
    (route) => (route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue()),
  );
  await page.getByRole('link', { name: metrics.link }).click();
  await expect(page.getByRole('heading', { name: cases.title })).toBeVisible();
  await expect(page).toHaveURL(`${site.path('southTexas')}#case-studies`);
  forgive(complaints, /503/);
});

test('a link to the page that is shown leads to its top, closes the menu and is no step of its own', async ({
  page,
  site,
  isMobile,
}) => {
  const { bottomBar } = await site.words('frame');
  await page.goto(site.path('contact'));
  await hydrated(page);
  const steps = await page.evaluate(() => history.length);
  const links = page.locator(`a[href="${site.path('contact')}"]`);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').locator(links).click();
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  if (isMobile) {
    await page.getByRole('button', { name: bottomBar.openMenu }).click();
    const menu = page.locator('[popover]:popover-open');
    await menu.locator(links).first().click();
    await expect(menu).toBeHidden();
    await expect(heading).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('an anchor that means nothing is in nobody’s way', async ({ page, site }) => {
  const contact = await site.words('contact');
  await page.goto(`${site.path('contact')}#100%`);
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${site.path('services')}"]`)
    .click();
  await expect(page).toHaveURL(site.path('services'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title);
});

test('a page that fails says so, and what stands around it goes on', async ({ page, site, complaints }) => {
  const { error, routes } = await site.words('frame');
  const { hero } = await site.words('gallery');
  await page.goto(site.path('home'));
  await hydrated(page);
  await page.evaluate(() => {
    // What the gallery reads its view with, whatever is in it.
    window.URLSearchParams = class {
      constructor() {
        throw new Error('planted');
      }
    } as unknown as typeof URLSearchParams;
  });
  const gallery = page.getByRole('contentinfo').getByRole('link', { name: routes.gallery });
  await gallery.click();
  await expect(page.getByRole('alert')).toContainText(error.text);
  await expect(gallery).toBeVisible();
  await page.getByRole('button', { name: error.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  forgive(complaints, /planted/);
});

test('the frame follows the page that is shown: its own link and its twin in the other language', async ({
  page,
  site,
  language,
  isMobile,
}) => {
  await page.goto(site.path('home'));
  await hydrated(page);
  const current = page.getByRole('navigation').filter({ visible: true }).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', site.path('home'));
  const { header, bottomBar } = await site.words('frame');
  const bar = page.getByRole('navigation', { name: isMobile ? bottomBar.label : header.navigation });
  await bar.locator(`a[href="${site.path('contact')}"]`).click();
  await expect(page).toHaveURL(site.path('contact'));
  await expect(current.first()).toHaveAttribute('href', site.path('contact'));
  await expect(bar.locator('[aria-current=page]')).toHaveCount(1);
  const twin = pathOf('contact', otherLocale(language));
  await expect(page.locator(`a[data-language=${otherLocale(language)}]`).first()).toHaveAttribute('href', twin);
});

test('the theme is dark until it is flipped, and stays flipped without a flash', async ({ page, site, isMobile }) => {
  const { theme } = await site.words('frame');
  await page.goto(site.path('home'));
  await expect(page.locator('html')).toHaveClass('dark');
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: theme.toLight }).tap();
  else await page.getByRole('button', { name: theme.toLight }).click();
  await expect(page.locator('html')).toHaveClass('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.className)).toBe('light');
  await expect(page.getByRole('button', { name: theme.toDark })).toBeVisible();
});

test('a language that is opened in another tab is kept, too', async ({ page, context, site, language }) => {
  const other = otherLocale(language);
  await page.goto(site.path('home'));
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  const opened = context.waitForEvent('page');
  await page.locator(`a[data-language=${other}]:visible`).first().click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(localePath(other, '/'));
  await expect(tab.locator('html')).toHaveAttribute('lang', other);
  expect(await tab.evaluate(() => localStorage.getItem('language'))).toBe(other);
});

test('the language switch leads to the same page, and the choice is kept', async ({ page, site, language }) => {
  const other = otherLocale(language);
  const { language: words } = await site.words('frame');
  await page.goto(site.path('partners'));
  await page.getByRole('link', { name: words.switch }).click();
  await expect(page).toHaveURL(localePath(other, '/partners'));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
  await page.goto('/?source=test');
  await expect(page).toHaveURL(localePath(other, '/?source=test'));
});

test('whoever reads Spanish and never chose is offered it once, and never redirected', async ({
  page,
  site,
  language,
}) => {
  const { language: words } = await site.words('frame');
  await page.goto('/clients');
  await expect(page).toHaveURL('/clients');
  const offer = page.getByRole('complementary', { name: words.offer.label });
  if (language === 'en') {
    await expect(offer).toBeHidden();
    return;
  }
  const english = (await import('../../../src/content/frame/en')).default.language.offer;
  const bar = page.getByRole('complementary', { name: english.label });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: english.dismiss }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('the phone menu opens from the bottom bar and closes when it is dragged down', async ({
  page,
  site,
  isMobile,
}) => {
  const { bottomBar, drawer, routes } = await site.words('frame');
  await page.goto(site.path('home'));
  await hydrated(page);
  const more = page.getByRole('button', { name: bottomBar.openMenu });
  if (!isMobile) {
    await expect(more).toBeHidden();
    return;
  }
  await more.click();
  const menu = page.getByRole('dialog', { name: drawer.title });
  await expect(menu).toBeVisible();
  await menu.getByText(drawer.services, { exact: true }).click();
  await expect(menu.getByRole('link', { name: routes.posSystems })).toBeVisible();

  await page.waitForFunction(() => !document.getElementById('navigation-menu')?.getAnimations().length);
  const box = await menu.boundingBox();
  const handle = await menu.getByRole('heading', { name: drawer.title }).boundingBox();
  if (!box || !handle) throw new Error('the menu has no place on the screen');
  const drag = async (share: number) => {
    await page.mouse.move(handle.x + 20, handle.y + 5);
    await page.mouse.down();
    await page.mouse.move(handle.x + 20, handle.y + 5 + box.height * share, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.2);
  await expect(menu).toBeVisible();
  await page.waitForFunction(() => !document.getElementById('navigation-menu')?.getAnimations().length);
  await drag(0.3);
  await expect(menu).toBeHidden();
});

test('the chat stands on a desktop only', async ({ page, site, isMobile }) => {
  const { chat } = await site.words('frame');
  await page.goto(site.path('home'));
  await hydrated(page);
  await expect(page.getByRole('button', { name: chat.open })).toBeVisible({ visible: !isMobile });
});

test('what starts the site formats no amount: the first one costs a slow phone a tenth of a second', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const formats: unknown[] = [];
    const construct = (target: typeof Intl.NumberFormat, args: unknown[]) => {
      formats.push(args);
      return Reflect.construct(target, args);
    };
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, { construct });
    Object.assign(window, { formats });
  });
  await page.goto(site.path('home'));
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { formats: unknown[] }).formats)).toEqual([]);
});

test('a marketing page fetches nothing of the back end', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site.path('home'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  const scripts = await page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = await Promise.all(
      names.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()),
    );
    return texts.filter((text) => text.includes('googleapis.com')).length;
  });
  expect(scripts).toBe(0);
});
