import { brand } from '../../../src/domain/brand';
import { localePath } from '../../../src/domain/locale';
import { ROUTE_IDS, ROUTES } from '../../../src/domain/paths';
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
