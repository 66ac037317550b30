import { brand } from '../../../src/domain/brand';
import { LOCALES, localePath } from '../../../src/domain/locale';
import { pathOf, ROUTE_IDS, ROUTES } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { expect, forgive, test } from '../fixtures';

test('every path returns its page, and an unknown one a 404', async ({ page, request, site, complaints }) => {
  const unknown = '/who-we-serve/restaurants';
  for (const locale of LOCALES) {
    for (const [id, path] of ROUTE_IDS.flatMap((route) => ROUTES[route].map((each) => [route, each] as const))) {
      const response = await request.get(localePath(locale, path));
      expect(response.status(), path).toBe(200);
      const canonical = `<link rel="canonical" href="${brand.origin}${pathOf(id, locale)}"`;
      expect(await response.text(), path).toContain(canonical);
    }

    const { title, home, suggestions } = wordsOf('not-found', locale);
    const response = await page.goto(localePath(locale, unknown));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(site.heading).toHaveText(title);
    const links = {
      [suggestions.restaurants.link]: `${pathOf('industries', locale)}#restaurants`,
      [home]: pathOf('home', locale),
    };
    for (const [name, href] of Object.entries(links))
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const { contact } = wordsOf('common', 'es').routes;
  expect((await page.goto('/es/Contacto)'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: contact })).toHaveAttribute('href', '/es/contact');
  forgive(complaints, /status of 404/); // the browser logs the status of the page
});
