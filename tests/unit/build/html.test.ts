import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../../build/prerender';
import { ORIGINS, type RenderedPage, renderPage, searchIndex } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { LOCALES, splitLocale } from '../../../src/domain/locale';
import { manifestPath, PRIVATE_ROUTES, pathOf, ROUTE_IDS, type RouteId, trailOf } from '../../../src/domain/paths';
import { pages } from '../../../src/entry-server';
import { TOPICS } from '../../../src/features/chat/topics';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { wordsOf } from '../../support/words';

const OPEN_GRAPH = [
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'locale:alternate'],
  ...['image', 'image:width', 'image:height', 'image:alt'],
];

/** Tags that every page has exactly once: selector of the tag and its attribute; without one, its text. */
const ONCE: Record<string, [selector: string, attribute?: string]> = {
  title: ['title'],
  description: ['meta[name=description]', 'content'],
  keywords: ['meta[name=keywords]', 'content'],
  canonical: ['link[rel=canonical]', 'href'],
  icon: ['link[rel=icon]', 'href'],
  manifest: ['link[rel=manifest]', 'href'],
  card: ['meta[name="twitter:card"]', 'content'],
  data: ['script[type="application/ld+json"]'],
  ...Object.fromEntries(OPEN_GRAPH.map((name) => [`og:${name}`, [`meta[property="og:${name}"]`, 'content']])),
};

/** The values of an attribute, or the texts, of all matching tags in the head of `page`. */
const inHead = (page: HTMLElement, selector: string, attribute?: string) =>
  page.querySelectorAll(`head ${selector}`).map((tag) => (attribute ? tag.getAttribute(attribute) : tag.textContent));

describe.each(LOCALES)('the pages in %s', (locale) => {
  /** The HTML of every route, without its aliases. */
  const html = new Map<RouteId, HTMLElement>();
  const rendered: RenderedPage[] = [];
  beforeAll(async () => {
    const template = readFileSync('index.html', 'utf8');
    for (const id of ROUTE_IDS) {
      const page = pages.find(({ pathname }) => pathname === pathOf(id, locale));
      if (!page) throw new Error(`${id} is not rendered`);
      const one = await renderPage(page);
      const [file = ''] = Object.values(pageFiles(template, [one], ORIGINS));
      html.set(id, parse(file));
      rendered.push(one);
    }
  }, 180_000);

  test.each(ROUTE_IDS)('%s has each tag once, in its language', (id) => {
    const page = html.get(id) as HTMLElement;
    const found: Record<string, string> = {};
    for (const [name, tag] of Object.entries(ONCE)) {
      const values = inHead(page, ...tag);
      expect(values, name).toEqual([expect.stringMatching(/./)]);
      found[name] = values[0] ?? '';
    }
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(page.querySelector('h1')?.textContent).toBeTruthy();
    expect(found.canonical).toBe(brand.origin + pathOf(id, locale));
    expect(found.icon).toBe('/favicon.svg');
    expect(found.manifest).toBe(manifestPath(locale));
    expect(found['og:url']).toBe(found.canonical);
    expect(found['og:title']).toBe(found.title);
    expect(found['og:locale']).toBe(`${locale}_US`);
    expect(inHead(page, 'link[rel=alternate]', 'hreflang')).toEqual([...LOCALES, 'x-default']);
    expect(inHead(page, 'meta[name=robots]', 'content')).toEqual(PRIVATE_ROUTES.includes(id) ? ['noindex'] : []);
    const types = JSON.parse(found.data ?? '')['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(types).toContain('FinancialService');
    expect(types.includes('BreadcrumbList')).toBe(id !== 'home');
  });

  test('link to existing pages and sections, and two clicks reach any page', () => {
    const byPath = new Map([...html].map(([id, page]) => [pathOf(id, locale), page]));
    const dead: string[] = [];
    const links = new Map<string, Set<string>>();
    for (const [path, page] of byPath) {
      const targets = new Set<string>();
      for (const link of page.querySelectorAll('a[href^="/"], a[href^="#"]')) {
        const href = link.getAttribute('href') ?? '';
        const { pathname, hash } = new URL(href, `http://site${path}`);
        if (splitLocale(pathname).locale !== locale) continue; // the language switch
        if (pathname !== path) targets.add(pathname);
        const target = byPath.get(pathname);
        const anchor = decodeURIComponent(hash.slice(1));
        if (!target || (anchor && !target.getElementById(anchor))) dead.push(`${path} → ${href}`);
      }
      links.set(path, targets);
    }
    expect(dead).toEqual([]);

    const linked = [...links.values()].flatMap((targets) => [...targets]);
    const unlinked = [...byPath.keys()].filter((path) => !linked.includes(path));
    expect(unlinked, 'only who is signed in sees these links').toEqual([
      pathOf('security', locale),
      pathOf('admin', locale),
    ]);

    const hidden: RouteId[] = [...PRIVATE_ROUTES, 'gallery'];
    const paths = ROUTE_IDS.filter((id) => !hidden.includes(id)).map((id) => pathOf(id, locale));
    for (const from of paths) {
      const near = [...(links.get(from) ?? [])];
      const reached = new Set([from, ...near, ...near.flatMap((path) => [...(links.get(path) ?? [])])]);
      const far = paths.filter((path) => !reached.has(path));
      expect(far, `more than two clicks from ${from}`).toEqual([]);
    }
  });

  test('are in the search index, if they are public, with existing sections', async () => {
    const i18n = createI18n(locale);
    await loadNamespaces(i18n, ['common']);
    const index = searchIndex(rendered, i18n);
    const publicIds = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));
    expect(index.map(({ path }) => path)).toEqual(publicIds.map((id) => pathOf(id, locale)));
    for (const [position, { path, sections }] of index.entries()) {
      const page = html.get(publicIds[position] as RouteId);
      const dead = sections.filter(({ title, anchor }) => !title || (anchor && !page?.getElementById(anchor)));
      expect(dead, path).toEqual([]);
    }
  });

  test('have breadcrumbs to their parents', () => {
    const { breadcrumbs, routes } = wordsOf('common', locale);
    for (const [id, page] of html) {
      const trail = page.querySelector(`nav[aria-label="${breadcrumbs}"]`);
      const parents = trailOf(id).slice(0, -1);
      const links = trail?.querySelectorAll('a[href]').map((link) => [link.text, link.getAttribute('href')]) ?? [];
      const expected = parents.length > 1 ? parents.map((step) => [routes[step], pathOf(step, locale)]) : [];
      expect(links, id).toEqual(expected);
      expect(trail?.querySelectorAll('[aria-current=page]').length ?? 0, id).toBe(expected.length ? 1 : 0);
    }
  });

  test('have the chat, except the admin’s, and its answers link to existing sections', () => {
    const chat = `aside[aria-label="${wordsOf('common', locale).chat.label}"]`;
    const without = [...html].filter(([, page]) => page.querySelector(chat)?.hasAttribute('hidden') !== false);
    expect(without.map(([id]) => id)).toEqual(['admin']);
    const dead = Object.values(TOPICS).filter(
      (topic) => 'anchor' in topic && !html.get(topic.route)?.getElementById(topic.anchor ?? ''),
    );
    expect(dead).toEqual([]);
  });
});
