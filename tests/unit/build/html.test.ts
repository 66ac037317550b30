import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../../build/prerender';
import { ORIGINS, type RenderedPage, renderPage, searchIndex } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { INTL_LOCALE, LOCALES, splitLocale } from '../../../src/domain/locale';
import { manifestPath, PRIVATE_ROUTES, PUBLIC_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { pages } from '../../../src/entry-server';
import { TOPICS } from '../../../src/features/chat/topics';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';

const DATA = 'script[type="application/ld+json"]';
const openGraph = (name: string) => `meta[property="og:${name}"]`;
/** Tags that every page has exactly once. */
const ONCE = [
  ...['title', 'link[rel=canonical]', 'link[rel=icon]', 'link[rel=manifest]', DATA],
  ...['description', 'keywords', '"twitter:card"'].map((name) => `meta[name=${name}]`),
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'locale:alternate'].map(openGraph),
  ...['image', 'image:width', 'image:height', 'image:alt'].map(openGraph),
];

/** What the matching tags in the head of a page say. */
const inHead = (page: HTMLElement, selector: string, attribute = 'content') =>
  page
    .querySelectorAll(`head ${selector}`)
    .map((tag) => tag.getAttribute(attribute) ?? tag.getAttribute('href') ?? tag.textContent);

describe.each(LOCALES)('the pages in %s', (locale) => {
  /** The HTML of every route, without its aliases. */
  const html = new Map<string, HTMLElement>();
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

  test.each(ROUTE_IDS)('%s has each tag once, and describes itself in its language', (id) => {
    const page = html.get(id) as HTMLElement;
    for (const selector of ONCE) expect(inHead(page, selector), selector).toEqual([expect.stringMatching(/./)]);
    const url = brand.origin + pathOf(id, locale);
    for (const selector of ['link[rel=canonical]', openGraph('url')]) expect(inHead(page, selector)).toEqual([url]);
    expect(inHead(page, 'link[rel=manifest]')).toEqual([manifestPath(locale)]);
    expect(inHead(page, openGraph('title'))).toEqual(inHead(page, 'title'));
    expect(inHead(page, openGraph('locale'))).toEqual([`${locale}_US`]);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(page.querySelector('h1')?.textContent).toBeTruthy();
    expect(inHead(page, 'link[rel=alternate]', 'hreflang')).toEqual([...LOCALES, 'x-default']);
    expect(inHead(page, 'meta[name=robots]')).toEqual(PRIVATE_ROUTES.includes(id) ? ['noindex'] : []);

    const [data = ''] = inHead(page, DATA);
    const graph: Record<string, unknown>[] = JSON.parse(data)['@graph'];
    const { title: name, description } = wordsOf(namespaceOf(id), locale).meta;
    const self = { '@id': brand.origin + pathOf(id, locale), name, description, inLanguage: INTL_LOCALE[locale] };
    expect(graph[0]).toMatchObject(self);
    expect(graph.filter((node) => node['@type'] === 'FinancialService')).toHaveLength(1);
    expect(data).not.toMatch(/review|rating|undefined/i);
  });

  test('link to existing pages and sections, and each page is linked', () => {
    const byPath = new Map(ROUTE_IDS.map((id) => [pathOf(id, locale), html.get(id) as HTMLElement]));
    const isDead = ({ pathname, hash }: URL) =>
      hash ? !byPath.get(pathname)?.getElementById(decodeURIComponent(hash.slice(1))) : !byPath.has(pathname);
    const linked = new Set<string>();
    for (const [path, page] of byPath) {
      const links = page.querySelectorAll('a[href^="/"], a[href^="#"]').map((link) => link.getAttribute('href') ?? '');
      const urls = links.map((href) => new URL(href, `http://site${path}`));
      const inLanguage = urls.filter(({ pathname }) => splitLocale(pathname).locale === locale); // not the switch
      for (const { pathname } of inLanguage) if (pathname !== path) linked.add(pathname);
      expect(inLanguage.filter(isDead).map(String), `links of ${path}`).toEqual([]);
    }
    expect([...linked]).toEqual(expect.arrayContaining(PUBLIC_ROUTES.map((id) => pathOf(id, locale))));
  });

  test('are in the search index, if they are public, with existing sections', async () => {
    const i18n = createI18n(locale);
    await loadNamespaces(i18n, ['common']);
    const index = searchIndex(rendered, i18n);
    expect(index.map(({ path }) => path)).toEqual(PUBLIC_ROUTES.map((id) => pathOf(id, locale)));
    for (const [position, { path, sections }] of index.entries()) {
      const page = html.get(PUBLIC_ROUTES[position] ?? '');
      const dead = sections.filter(({ title, anchor }) => !title || (anchor && !page?.getElementById(anchor)));
      expect(dead, path).toEqual([]);
    }
  });

  test('have the chat, except the admin’s, and its answers link to existing sections', () => {
    const chat = `aside[aria-label="${wordsOf('common', locale).chat.label}"]`;
    const without = [...html].filter(([, page]) => page.querySelector(chat)?.hasAttribute('hidden') !== false);
    expect(without.map(([id]) => id)).toEqual(['admin']);
    for (const [id, { route, anchor }] of Object.entries<{ route: string; anchor?: string }>(TOPICS))
      if (anchor) expect(html.get(route)?.getElementById(anchor), id).toBeTruthy();
  });
});
