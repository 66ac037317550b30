import { readFileSync } from 'node:fs';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../../build/prerender';
import { ORIGINS, type RenderedPage, renderPage, searchIndex } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { formatDay } from '../../../src/domain/format';
import { INTL_LOCALE, LOCALES, type Locale, localePath, splitLocale } from '../../../src/domain/locale';
import { manifestPath, PRIVATE_ROUTES, PUBLIC_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { articleDates, partnerNames, paymentNames, testimonialAuthors } from '../../../src/domain/site-content';
import { pages } from '../../../src/entry-server';
import { TOPICS } from '../../../src/features/chat/topics';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { namespaceOf, type WordsNamespace } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Texts outside the locale files: names, codes, and dates that Intl formats. */
const UNMARKED = new Set<string>([
  ...textsIn([brand, partnerNames, paymentNames, testimonialAuthors]),
  ...LOCALES.flatMap((locale) => Object.values(articleDates).map((day) => formatDay(day, locale))),
  ...LOCALES.map((locale) => locale.toUpperCase()), // on the language switch
  ...['MCA-01', 'LRD-02', 'BRO-03', '9f3a c81e 07b4 e52d', 'tok_8Kq2vR6w'], // of the samples for enterprises
]);

/** Attributes that browsers show or read aloud. */
const SPOKEN = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['alt', 'placeholder', 'title', 'label'],
];
/** Descriptions in the head. */
const DESCRIPTIONS = 'meta:is([name=description], [name=keywords], [property="og:title"], [property="og:description"])';

/** Puts ⟦ ⟧ around every string that is not empty, in place: `loadNamespaces` reads the same objects. */
function mark(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') mark(value);
    else if (value && !value.startsWith('⟦')) Object.assign(node, { [key]: `⟦${value}⟧` });
  }
}
Object.values(import.meta.glob<object>('../../../src/locales/*/*.json', { eager: true, import: 'default' })).map(mark);

/** The words of a namespace, marked as the pages have them. */
function shownWords<Name extends WordsNamespace>(name: Name, locale: Locale) {
  const words = wordsOf(name, locale);
  mark(words);
  return words;
}

/** A phone or email link or a range of numbers inside a sentence. The sentence counts as one text. */
const INSET = 'a[href^="tel:"], a[href^="mailto:"], span[style="white-space:nowrap"]';

/** Removes marked texts, including nested ones. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
}

/** Keeps comments, with which React separates texts, and reads what only browsers without scripts show. */
const parseAll = (html: string) => parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** Visible or spoken texts that are not from the locale files. */
function foreignTexts(html: string): string[] {
  const page = parseAll(html);
  for (const inset of page.querySelectorAll(INSET)) inset.replaceWith(inset.innerHTML);
  const elements = parseAll(page.toString()).querySelectorAll('*:not(script, style)'); // joins the pieces of sentences
  const texts = elements.flatMap((element) => [
    ...element.childNodes.filter((node) => node instanceof TextNode).map(({ text }) => text),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ...(element.matches(DESCRIPTIONS) ? [element.getAttribute('content') ?? ''] : []),
  ]);
  return texts
    .map((text) => withoutMarked(text).replace(/^[\s:]+|[\s:]+$/g, ''))
    .filter((text) => /\p{L}/u.test(text) && !UNMARKED.has(text));
}

/** A length without a unit: the theme has no such step, and browsers ignore it. */
const UNITLESS =
  /(?<=[;{])(?:margin|padding|inset|top|width|height|gap|(?:[\w-]+-)gap|(?:margin|padding|inset|min|max)-[\w-]+):-?(?!0[;}])[\d.]+(?=[;}])/g;

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
    const { title: name, description } = shownWords(namespaceOf(id), locale).meta;
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
    const chat = `aside[aria-label="${shownWords('common', locale).chat.label}"]`;
    const without = [...html].filter(([, page]) => page.querySelector(chat)?.hasAttribute('hidden') !== false);
    expect(without.map(([id]) => id)).toEqual(['admin']);
    for (const [id, { route, anchor }] of Object.entries<{ route: string; anchor?: string }>(TOPICS))
      if (anchor) expect(html.get(route)?.getElementById(anchor), id).toBeTruthy();
  });

  test('have only texts from locale files, and lengths with units', async () => {
    const notice = (id: 'notFound' | 'offline') => renderPage({ id, locale, pathname: localePath(locale, `/${id}`) });
    const all = [...rendered, await notice('notFound'), await notice('offline')];
    for (const { pathname, crawlerTags, styles, ...page } of all) {
      expect.soft(foreignTexts(page.html + crawlerTags), `texts of ${pathname}`).toEqual([]);
      expect.soft([...new Set(styles.match(UNITLESS))], `styles of ${pathname}`).toEqual([]);
    }
  });
});
