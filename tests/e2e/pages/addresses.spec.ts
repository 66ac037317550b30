import { brand } from '../../../src/domain/brand';
import { localePath, splitLocale } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, ROUTE_IDS, ROUTES, type RouteId } from '../../../src/domain/paths';
import { expect, forgive, test } from '../fixtures';

test('every path returns its page with the canonical URL', async ({ request, site, language }) => {
  for (const id of ROUTE_IDS) {
    for (const path of ROUTES[id].flatMap((each) => [each, `${each}?gclid=1`])) {
      const response = await request.get(localePath(language, path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(/<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1], path).toBeTruthy();
      expect(html).toContain(`<link rel="canonical" href="${brand.origin}${site.path(id)}"`);
    }
  }
  for (const path of ['/robots.txt', '/sitemap.xml']) expect((await request.get(path)).status(), path).toBe(200);
});

test('links go to existing pages and sections, and two clicks reach any page', async ({ html, site, language }) => {
  const pages = new Map([...html].map(([id, page]) => [site.path(id), page]));
  const dead: string[] = [];
  const links = new Map<string, Set<string>>();
  for (const [path, page] of pages) {
    const targets = new Set<string>();
    for (const [, href = ''] of page.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href, `http://site${path}`);
      if (splitLocale(pathname).locale !== language) continue; // the language switch
      if (pathname !== path) targets.add(pathname);
      const target = pages.get(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      if (!target || (anchor && !target.includes(` id="${anchor}"`))) dead.push(`${path} → ${href}`);
    }
    links.set(path, targets);
  }
  expect(dead).toEqual([]);

  const linked = [...links.values()].flatMap((targets) => [...targets]);
  const unlinked = [...pages.keys()].filter((path) => !linked.includes(path));
  expect(unlinked, 'only who is signed in sees these links').toEqual([site.path('security'), site.path('admin')]);

  const hidden: RouteId[] = [...PRIVATE_ROUTES, 'gallery'];
  const paths = ROUTE_IDS.filter((id) => !hidden.includes(id)).map((id) => site.path(id));
  for (const from of paths) {
    const near = [...(links.get(from) ?? [])];
    const reached = new Set([from, ...near, ...near.flatMap((path) => [...(links.get(path) ?? [])])]);
    const far = paths.filter((path) => !reached.has(path));
    expect(far, `more than two clicks from ${from}`).toEqual([]);
  }
});

test('an unknown path shows the not-found page, with 404', async ({ page, site, language, complaints }) => {
  const notFound = site.words('not-found');
  const response = await page.goto(site.path('/who-we-serve/restaurants'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(site.heading).toHaveText(notFound.title);
  await expect(page).toHaveTitle(notFound.meta.title);
  const suggestion = page.getByRole('link', { name: notFound.suggestions.restaurants.link });
  await expect(suggestion).toHaveAttribute('href', `${site.path('industries')}#restaurants`);
  await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', site.path('home'));
  forgive(complaints, /status of 404/); // the browser logs the status of the page
});
