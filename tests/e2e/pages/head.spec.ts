import sharp from 'sharp';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, ROUTE_IDS, trailOf } from '../../../src/domain/paths';
import { expect, test } from '../fixtures';

/** All values that `pattern` captures in the head of `html`. */
function inHead(html: string, pattern: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(pattern, 'gs'))].map(([, value = '']) => value);
}

const openGraph = (name: string) => `<meta property="og:${name}" content="(.*?)"`;
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
  ...Object.fromEntries(OPEN_GRAPH.map((name) => [`og:${name}`, openGraph(name)])),
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

test('the social image of each page exists, in the stated size', async ({ request, html }) => {
  for (const page of html.values()) {
    const [image = '', width, height] = ['image', 'image:width', 'image:height'].map(
      (name) => inHead(page, openGraph(name))[0],
    );
    expect(image.startsWith(`${brand.origin}/`)).toBe(true);
    const response = await request.get(new URL(image).pathname);
    expect(response.headers()['content-type'], image).toBe('image/png');
    const size = { width: Number(width), height: Number(height) };
    expect(await sharp(await response.body()).metadata(), image).toMatchObject(size);
  }
});

test('robots.txt names the sitemap, which lists every public page', { tag: '@desktop' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  expect(sitemap.origin).toBe(brand.origin);
  const xml = await (await request.get(sitemap.pathname)).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength((ROUTE_IDS.length - PRIVATE_ROUTES.length) * LOCALES.length);
  for (const address of addresses) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(inHead(await response.text(), ONCE.canonical)).toEqual([address]);
  }
});

test('breadcrumbs link to parent pages, and following one updates the head', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { breadcrumbs, routes } = site.words('common');
  const { meta } = site.words('services');
  const trail = page.getByRole('navigation', { name: breadcrumbs });
  const below = ROUTE_IDS.filter((id) => trailOf(id).length > 2);
  expect(below).toHaveLength(6);
  for (const id of below) {
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
