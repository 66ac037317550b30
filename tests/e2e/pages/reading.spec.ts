import { LOCALES, localePath, splitLocale } from '../../../src/domain/locale';
import { ROUTE_IDS, ROUTES } from '../../../src/domain/paths';
import { expect, forgive, test } from '../fixtures';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads Home whole', async ({ page, site, language, isMobile }) => {
    const home = await site.words('home');
    await page.goto(site.path('home'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(home.meta.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    const lead = isMobile ? home.hero.leadCompact : home.hero.lead;
    await expect(page.getByText(lead, { exact: true })).toBeVisible();
    for (const { title, text, textCompact } of Object.values(home.why.items)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(isMobile ? textCompact : text, { exact: true })).toBeVisible();
    }
    for (const { title, text, link } of Object.values(home.solutions.items)) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toBeVisible();
    }
    for (const { value, label } of Object.values(home.figures.items)) {
      await expect(page.getByText(value, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: home.southTexas.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: home.action.title })).toBeVisible();
  });

  test('the phone finds its menu, the desktop its top bar', async ({ page, site, isMobile }) => {
    const { drawer, header, routes } = await site.words('frame');
    await page.goto(site.path('home'));
    if (isMobile) {
      await expect(page.getByRole('navigation', { name: header.navigation })).toBeHidden();
      await page.locator('[popovertarget]:visible').click();
      const menu = page.getByRole('dialog', { name: drawer.title });
      await expect(menu.getByRole('link', { name: routes.industries })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    } else {
      const bar = page.getByRole('navigation', { name: header.navigation });
      await bar.getByText(header.solutions, { exact: true }).click();
      await bar.getByRole('link', { name: routes.zeroFee }).click();
      await expect(page).toHaveURL(site.path('zeroFee'));
    }
  });
});

test('every path of every route answers with its own page', async ({ request, language }) => {
  const titles = new Map<string, string>();
  for (const id of ROUTE_IDS) {
    for (const path of ROUTES[id]) {
      for (const slash of ['', '?gclid=1']) {
        const response = await request.get(localePath(language, path) + slash);
        expect(response.status(), path).toBe(200);
        const html = await response.text();
        expect(html).toContain(`<html lang="${language}"`);
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        expect(titles.get(title) ?? id, `${path} has a title of its own`).toBe(id);
        titles.set(title, id);
        expect(/<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1], path).toBeTruthy();
      }
    }
  }
  expect(titles.size).toBe(ROUTE_IDS.length);
});

test('every link within the site leads to a page, every anchor to a part of it, and links to every page', async ({
  request,
  site,
  language,
}) => {
  const pages = new Map<string, string>();
  for (const id of ROUTE_IDS) {
    const path = localePath(language, ROUTES[id][0]);
    pages.set(path, await (await request.get(path)).text());
  }
  const dead: string[] = [];
  const linked = new Set<string>();
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
      const target = new URL(href, `http://site${path}`);
      const { locale } = splitLocale(target.pathname);
      if (locale !== language) continue; // the language switch: the other run follows it
      if (target.pathname !== path) linked.add(target.pathname);
      const page = pages.get(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!page || (anchor && !page.includes(` id="${anchor}"`))) dead.push(`${path} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
  const unlinked = [...pages.keys()].filter((path) => !linked.has(path));
  expect(unlinked, 'only an admin is shown the way to one').toEqual([site.path('admin')]);
});

test('the canonical of a twin is the services path, and each page names its alternates', async ({
  request,
  language,
}) => {
  const html = await (await request.get(localePath(language, '/solutions/pos-systems'))).text();
  expect(html).toMatch(
    new RegExp(`<link rel="canonical" href="[^"]+${localePath(language, '/services/pos-systems')}"`),
  );
  for (const locale of LOCALES) expect(html).toContain(`hrefLang="${locale}"`);
  expect(html).toContain('hrefLang="x-default"');
});

test('an unknown path says so, with status 404, in its language', async ({ page, site, language, complaints }) => {
  const { notFound } = await site.words('frame');
  const response = await page.goto(site.path('/who-we-serve/restaurants'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page).toHaveTitle(notFound.meta.title);
  await expect(page.getByRole('link', { name: notFound.suggestions.restaurants.link })).toHaveAttribute(
    'href',
    `${site.path('industries')}#restaurants`,
  );
  await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', site.path('home'));
  // The browser itself logs the page's own 404.
  forgive(complaints, /status of 404/);
});
