import sharp from 'sharp';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS, type RouteId, trailOf } from '../../../src/domain/paths';
import { expect, hydrated, test } from '../fixtures';

/** Every value that `pattern` finds in the head of `html`. */
function inHead(html: string, pattern: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(pattern, 'gs'))].map(([, value = '']) => value);
}

const openGraph = (name: string) => `<meta property="og:${name}" content="(.*?)"`;
const OPEN_GRAPH = [
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'locale:alternate'],
  ...['image', 'image:width', 'image:height', 'image:alt'],
];

/** What a page has once: name → pattern. */
const ONCE = {
  title: '<title>(.*?)</title>',
  description: '<meta name="description" content="(.*?)"',
  keywords: '<meta name="keywords" content="(.*?)"',
  canonical: '<link rel="canonical" href="(.*?)"',
  card: '<meta name="twitter:card" content="(.*?)"',
  data: '<script type="application/ld\\+json">(.*?)</script>',
  ...Object.fromEntries(OPEN_GRAPH.map((name) => [`og:${name}`, openGraph(name)])),
};

test('each page has one of each tag, in its language', async ({ request, language }) => {
  for (const id of ROUTE_IDS) {
    const path = pathOf(id, language);
    const html = await (await request.get(path)).text();
    const found: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(ONCE)) {
      const values = inHead(html, pattern);
      expect(values, `${name} of ${path}`).toHaveLength(1);
      expect(values[0], `${name} of ${path}`).toBeTruthy();
      found[name] = values[0] ?? '';
    }
    expect(found.canonical).toBe(brand.origin + path);
    expect(found['og:url']).toBe(found.canonical);
    expect(found['og:title']).toBe(found.title);
    expect(found['og:locale']).toBe(`${language}_US`);
    expect(inHead(html, '<link rel="alternate" href[lL]ang="(.*?)"')).toEqual([...LOCALES, 'x-default']);
    expect(inHead(html, '<meta name="robots" content="(.*?)"')).toEqual(PRIVATE_ROUTES.includes(id) ? ['noindex'] : []);
    const types = JSON.parse(found.data ?? '')['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(types).toContain('FinancialService');
    expect(types.includes('BreadcrumbList')).toBe(id !== 'home');
  }
});

test('the picture that stands for a page is there, at the size the page says', async ({ request, language }) => {
  for (const id of ROUTE_IDS) {
    const html = await (await request.get(pathOf(id, language))).text();
    const [image = '', width, height] = ['image', 'image:width', 'image:height'].map(
      (name) => inHead(html, openGraph(name))[0],
    );
    expect(image.startsWith(`${brand.origin}/`)).toBe(true);
    const response = await request.get(new URL(image).pathname);
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      width: Number(width),
      height: Number(height),
    });
  }
});

test('robots.txt leads to the sitemap, and every address in it to the page it names', async ({ request }) => {
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

test('a link changes the title, the description and the addresses of the page with it', async ({ page, site }) => {
  const { meta } = await site.words('services');
  await page.goto(site.path('posSystems'));
  await hydrated(page);
  const { breadcrumbs, routes } = await site.words('frame');
  await page.getByRole('navigation', { name: breadcrumbs }).getByRole('link', { name: routes.services }).click();
  await expect(page).toHaveTitle(meta.title);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', brand.origin + site.path('services'));
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(LOCALES.length + 1);
});

test('a page below another one shows the way down to it', async ({ page, site }) => {
  const { breadcrumbs, routes } = await site.words('frame');
  const trail = page.getByRole('navigation', { name: breadcrumbs });
  const below: RouteId[] = ROUTE_IDS.filter((id) => trailOf(id).length > 2);
  expect(below).toHaveLength(6);
  for (const id of below) {
    await page.goto(site.path(id));
    const above = trailOf(id).slice(0, -1);
    await expect(trail.getByRole('link')).toHaveText(above.map((step) => routes[step]));
    await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
  }
  await page.goto(site.path('services'));
  await expect(trail).toHaveCount(0);
});
