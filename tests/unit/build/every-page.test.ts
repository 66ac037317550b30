import { parse, TextNode } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderPage } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { formatDay } from '../../../src/domain/format';
import { LOCALES } from '../../../src/domain/locale';
import { articleDates, partnerNames, paymentNames, testimonialAuthors } from '../../../src/domain/site-content';
import { pages } from '../../../src/entry-server';
import { namespaceOf } from '../../../src/i18n/namespaces';

/** Texts outside the locale files: names, codes, and dates that Intl formats. */
const UNMARKED = new Set<string>([
  brand.name,
  brand.email,
  brand.owner,
  brand.address.locality,
  brand.address.region,
  ...Object.values(brand.coverage),
  ...[partnerNames.processors, partnerNames.posSystems].flatMap((names) => Object.values(names)),
  ...Object.values(paymentNames).flat(),
  ...Object.values(testimonialAuthors).flatMap(({ name, business }) => [name, business]),
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

const files = import.meta.glob<object>('../../../src/locales/*/*.json', { eager: true, import: 'default' });

/** Puts ⟦key| ⟧ around every string in place: `loadNamespaces` reads the same objects. Returns the keys. */
function mark(node: object, path: string): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'object') return mark(value, here);
    if (!value.startsWith('⟦')) Object.assign(node, { [key]: `⟦${here}|${value}⟧` });
    return here;
  });
}
const keys = Object.entries(files).flatMap(([file, words]) =>
  mark(words, file.slice(file.lastIndexOf('locales/') + 8, -5)),
);

/** Words that a page shows only in the browser. `i18next-cli` finds unused ones, but not behind `returnObjects`. */
const SHOWN_LATER =
  /^..\/(?:auth\.|security\.|admin\.|gallery\.|not-found\.suggestion|zero-fee\.calculator\.|contact\.office\.)/;

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
  /(?<=[;{])(?:margin|padding|inset|top|right|bottom|left|width|height|(?:[\w-]+-)?gap|(?:margin|padding|inset|min|max)-[\w-]+):-?(?!0[;}])[\d.]+(?=[;}])/g;

// One test for all, because rendering a page takes most of the time. Both languages have the same keys and components.
test.each([
  ...pages.filter(({ locale, pathname }) => locale === 'es' && !pathname.includes('/solutions')), // aliases
  { id: 'notFound' as const, locale: 'es' as const, pathname: '/es/404' },
])('$pathname has only texts from locale files, all of its own, and lengths with units', async (page) => {
  const { html, crawlerTags, styles } = await renderPage(page);
  expect(html).toContain('⟦');
  expect(foreignTexts(html + crawlerTags)).toEqual([]);
  expect([...new Set(styles.match(UNITLESS))]).toEqual([]);
  const own = keys.filter((key) => key.startsWith(`${page.locale}/${namespaceOf(page.id)}.`) && !SHOWN_LATER.test(key));
  expect(own.filter((key) => !(html + crawlerTags).includes(`⟦${key}|`))).toEqual([]);
});
