import { readFileSync } from 'node:fs';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../../build/prerender';
import { ORIGINS, type RenderedPage, renderPage, searchIndex } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { formatDay } from '../../../src/domain/format';
import { INTL_LOCALE, LOCALES, type Locale, localePath, splitLocale } from '../../../src/domain/locale';
import {
  manifestPath,
  PRIVATE_ROUTES,
  PUBLIC_ROUTES,
  pathOf,
  ROUTE_IDS,
  type RouteId,
} from '../../../src/domain/paths';
import type { IndexedSection } from '../../../src/domain/search';
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
      const [file = ''] = Object.values(pageFiles(template, [one], ORIGINS, (modules) => modules));
      html.set(id, parse(file));
      rendered.push(one);
    }
  }, 180_000);

  describe.each(ROUTE_IDS)('%s', (id) => {
    const url = brand.origin + pathOf(id, locale);
    let page: HTMLElement;
    beforeAll(() => {
      page = html.get(id) as HTMLElement;
    });

    test('has each tag once', () => {
      for (const selector of ONCE) expect.soft(inHead(page, selector), selector).toEqual([expect.stringMatching(/./)]);
    });

    test('has its own URL as the canonical one', () => {
      expect(inHead(page, 'link[rel=canonical]')).toEqual([url]);
    });

    test('has its own URL for links to it', () => {
      expect(inHead(page, openGraph('url'))).toEqual([url]);
    });

    test('has the manifest of its language', () => {
      expect(inHead(page, 'link[rel=manifest]')).toEqual([manifestPath(locale)]);
    });

    test('has the same title for browsers and for links to it', () => {
      expect(inHead(page, openGraph('title'))).toEqual(inHead(page, 'title'));
    });

    test('names its language to browsers', () => {
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale);
    });

    test('names its language for links to it', () => {
      expect(inHead(page, openGraph('locale'))).toEqual([`${locale}_US`]);
    });

    test('has a heading', () => {
      expect(page.querySelector('h1')?.textContent).toBeTruthy();
    });

    test('links to its translations', () => {
      expect(inHead(page, 'link[rel=alternate]', 'hreflang')).toEqual([...LOCALES, 'x-default']);
    });

    const isPrivate = PRIVATE_ROUTES.includes(id);
    test(isPrivate ? 'hides from search engines' : 'may be indexed by search engines', () => {
      expect(inHead(page, 'meta[name=robots]')).toEqual(isPrivate ? ['noindex'] : []);
    });

    describe('has structured data', () => {
      let data: string;
      let graph: Record<string, unknown>[];
      beforeAll(() => {
        [data = ''] = inHead(page, DATA);
        graph = JSON.parse(data)['@graph'];
      });

      test('that describe it in its language', () => {
        const { title: name, description } = shownWords(namespaceOf(id), locale).meta;
        expect(graph[0]).toMatchObject({ '@id': url, name, description, inLanguage: INTL_LOCALE[locale] });
      });

      test('with the business once', () => {
        expect(graph.filter((node) => node['@type'] === 'FinancialService')).toHaveLength(1);
      });

      test('without reviews of the business by itself', () => {
        expect(data).not.toMatch(/review|rating/i);
      });

      test('without undefined values', () => {
        expect(data).not.toContain('undefined');
      });
    });

    test('leads to the page about privacy', () => {
      expect(page.querySelector(`footer a[href="${pathOf('privacy', locale)}"]`)).toBeTruthy();
    });

    test('links to existing pages and sections', () => {
      const isDead = ({ pathname, hash }: URL) => {
        const linked = pageAt(pathname);
        return hash ? !linked?.getElementById(decodeURIComponent(hash.slice(1))) : !linked;
      };
      expect(linksOf(id).filter(isDead).map(String)).toEqual([]);
    });
  });

  const pageAt = (pathname: string) => html.get(ROUTE_IDS.find((id) => pathOf(id, locale) === pathname) ?? '');

  /** The links of a page to pages in its language. */
  function linksOf(id: RouteId): URL[] {
    const links = html.get(id)?.querySelectorAll('a[href^="/"], a[href^="#"]') ?? [];
    return links
      .map((link) => new URL(link.getAttribute('href') ?? '', `http://site${pathOf(id, locale)}`))
      .filter(({ pathname }) => splitLocale(pathname).locale === locale); // not the language switch
  }

  test.each(PUBLIC_ROUTES)('another page links to %s', (id) => {
    const others = ROUTE_IDS.filter((other) => other !== id);
    const linked = others.flatMap(linksOf).map(({ pathname }) => pathname);
    expect(linked).toContain(pathOf(id, locale));
  });

  describe('are in the search index', () => {
    let index: Awaited<ReturnType<typeof searchIndex>>;
    beforeAll(async () => {
      const i18n = createI18n(locale);
      await loadNamespaces(i18n, ['common']);
      index = searchIndex(rendered, i18n);
    });

    test('if they are public', () => {
      expect(index.map(({ path }) => path)).toEqual(PUBLIC_ROUTES.map((id) => pathOf(id, locale)));
    });

    test.each(PUBLIC_ROUTES)('with existing sections: %s', (id) => {
      const sections = index.find(({ path }) => path === pathOf(id, locale))?.sections;
      const isDead = ({ title, anchor }: IndexedSection) => !title || (anchor && !html.get(id)?.getElementById(anchor));
      expect(sections?.filter(isDead)).toEqual([]);
    });
  });

  test('have the chat, except the admin’s', () => {
    const chat = `aside[aria-label="${shownWords('common', locale).chat.label}"]`;
    const without = [...html].filter(([, page]) => page.querySelector(chat)?.hasAttribute('hidden') !== false);
    expect(without.map(([id]) => id)).toEqual(['admin']);
  });

  const anchored = Object.entries<{ route: string; anchor?: string }>(TOPICS).filter(([, { anchor }]) => anchor);

  test.each(anchored)('have the section to which the chat links for the topic %s', (_, { route, anchor = '' }) => {
    expect(html.get(route)?.getElementById(anchor)).toBeTruthy();
  });

  describe('also those for unknown addresses and without a connection', () => {
    const all: RenderedPage[] = [];
    beforeAll(async () => {
      for (const id of ['notFound', 'offline'] as const)
        all.push(await renderPage({ id, locale, pathname: localePath(locale, `/${id}`) }));
      all.push(...rendered);
    }, 60_000);

    test('have only texts from locale files', () => {
      for (const { pathname, crawlerTags, html } of all)
        expect.soft(foreignTexts(html + crawlerTags), `texts of ${pathname}`).toEqual([]);
    });

    test('have lengths with units', () => {
      for (const { pathname, styles } of all)
        expect.soft([...new Set(styles.match(UNITLESS))], `styles of ${pathname}`).toEqual([]);
    });
  });
});
