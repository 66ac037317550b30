import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, ROUTE_IDS, trailOf } from '../../../src/domain/paths';
import { expect, test } from '../fixtures';

/** All values that `pattern` captures in the head of `html`. */
function inHead(html: string, pattern: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(pattern, 'gs'))].map(([, value = '']) => value);
}

const OPEN_GRAPH = [
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'locale:alternate'],
  ...['image', 'image:width', 'image:height', 'image:alt'],
];

/** Tags that every page has exactly once: name → pattern. */
const ONCE = {
  title: '<title>(.*?)</title>',
  description: '<meta name="description" content="(.*?)"',
  keywords: '<meta name="keywords" content="(.*?)"',
  canonical: '<link rel="canonical" href="(.*?)"',
  card: '<meta name="twitter:card" content="(.*?)"',
  data: '<script type="application/ld\\+json">(.*?)</script>',
  ...Object.fromEntries(OPEN_GRAPH.map((name) => [`og:${name}`, `<meta property="og:${name}" content="(.*?)"`])),
};

test('each page has each tag once, in its language', async ({ html, site, language }) => {
  for (const [id, page] of html) {
    const found: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(ONCE)) {
      const values = inHead(page, pattern);
      expect(values, `${name} of ${id}`).toHaveLength(1);
      expect(values[0], `${name} of ${id}`).toBeTruthy();
      found[name] = values[0] ?? '';
    }
    expect(found.canonical).toBe(brand.origin + site.path(id));
    expect(found['og:url']).toBe(found.canonical);
    expect(found['og:title']).toBe(found.title);
    expect(found['og:locale']).toBe(`${language}_US`);
    expect(inHead(page, '<link rel="alternate" href[lL]ang="(.*?)"')).toEqual([...LOCALES, 'x-default']);
    expect(inHead(page, '<meta name="robots" content="(.*?)"')).toEqual(PRIVATE_ROUTES.includes(id) ? ['noindex'] : []);
    const types = JSON.parse(found.data ?? '')['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(types).toContain('FinancialService');
    expect(types.includes('BreadcrumbList')).toBe(id !== 'home');
  }
});

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
