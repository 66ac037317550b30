import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { ROUTE_IDS, trailOf } from '../../../src/domain/paths';
import { expect, test } from '../fixtures';

test('breadcrumbs link to parent pages, and following one updates the head', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { breadcrumbs, routes } = site.words('common');
  const { meta } = site.words('services');
  const trail = page.getByRole('navigation', { name: breadcrumbs });
  for (const id of ROUTE_IDS.filter((each) => trailOf(each).length > 2)) {
    await page.goto(site.path(id));
    const above = trailOf(id).slice(0, -1);
    await expect(trail.locator('a[href]')).toHaveText(above.map((step) => routes[step]));
    await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
  }

  await site.open('posSystems');
  await trail.getByRole('link', { name: routes.services }).click();
  await expect(page).toHaveTitle(meta.title);
  await expect(trail).toHaveCount(0);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', brand.origin + site.path('services'));
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(LOCALES.length + 1);
});
