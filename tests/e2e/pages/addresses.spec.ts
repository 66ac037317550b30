import { brand } from '../../../src/domain/brand';
import { LOCALES, localePath, otherLocale } from '../../../src/domain/locale';
import { pathOf, ROUTE_IDS, ROUTES } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { expect, forgive, test } from '../fixtures';

test('every path returns its page, and an unknown one a 404', async ({ page, request, site, complaints }) => {
  for (const locale of LOCALES) {
    for (const id of ROUTE_IDS) {
      for (const path of ROUTES[id].flatMap((each) => [each, `${each}?gclid=1`])) {
        const response = await request.get(localePath(locale, path));
        expect(response.status(), path).toBe(200);
        const canonical = `<link rel="canonical" href="${brand.origin}${pathOf(id, locale)}"`;
        expect(await response.text(), path).toContain(canonical);
      }
    }
  }
  for (const path of ['/robots.txt', '/sitemap.xml']) expect((await request.get(path)).status(), path).toBe(200);

  for (const locale of LOCALES) {
    const words = wordsOf('not-found', locale);
    const response = await page.goto(localePath(locale, '/who-we-serve/restaurants'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(site.heading).toHaveText(words.title);
    await expect(page).toHaveTitle(words.meta.title);
    const suggestion = page.getByRole('link', { name: words.suggestions.restaurants.link });
    await expect(suggestion).toHaveAttribute('href', `${pathOf('industries', locale)}#restaurants`);
    const other = otherLocale(locale);
    await expect(page.locator(`a[data-language=${other}]`).first()).toHaveAttribute(
      'href',
      localePath(other, '/who-we-serve/restaurants'),
    );
    await expect(page.getByRole('link', { name: words.home })).toHaveAttribute('href', pathOf('home', locale));
  }

  await site.open('/%5Cexample.com');
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const isElsewhere = (href: string) =>
    href.startsWith('/') && !new URL(href, page.url()).host.startsWith('localhost:');
  expect(hrefs.filter(isElsewhere)).toEqual([]);
  forgive(complaints, /status of 404/); // the browser logs the status of the page
});
