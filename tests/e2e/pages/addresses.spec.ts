import { brand } from '../../../src/domain/brand';
import { LOCALES, localePath } from '../../../src/domain/locale';
import { pathOf, ROUTE_IDS, ROUTES } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { expect, forgive, test } from '../fixtures';

test('every path returns its page', async ({ request }) => {
  for (const locale of LOCALES) {
    for (const [id, path] of ROUTE_IDS.flatMap((route) => ROUTES[route].map((each) => [route, each] as const))) {
      const response = await request.get(localePath(locale, path));
      expect(response.status(), path).toBe(200);
      const canonical = `<link rel="canonical" href="${brand.origin}${pathOf(id, locale)}"`;
      expect(await response.text(), path).toContain(canonical);
    }
  }
});

for (const locale of LOCALES) {
  test(`an unknown address answers 404 with a page in "${locale}" that leads on`, async ({
    page,
    site,
    complaints,
  }) => {
    const { title, home, suggestions } = wordsOf('not-found', locale);
    const response = await page.goto(localePath(locale, '/who-we-serve/restaurants'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(site.heading).toHaveText(title);
    const links = {
      [suggestions.restaurants.link]: `${pathOf('industries', locale)}#restaurants`,
      [home]: pathOf('home', locale),
    };
    for (const [name, href] of Object.entries(links))
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    forgive(complaints, /status of 404/); // the browser logs the status of the page
  });
}

test('a mistyped address answers 404 with a link to the page that was meant', async ({ page, complaints }) => {
  const { contact } = wordsOf('common', 'es').routes;
  expect((await page.goto('/es/Contacto)'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: contact })).toHaveAttribute('href', '/es/contact');
  forgive(complaints, /status of 404/);
});
