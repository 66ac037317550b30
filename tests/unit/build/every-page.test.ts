import { parse, TextNode } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderPage } from '../../../build/site';
import { brand } from '../../../src/domain/brand';
import { formatDay } from '../../../src/domain/format';
import { LOCALES } from '../../../src/domain/locale';
import { articleDates, partnerNames, paymentNames, testimonialAuthors } from '../../../src/domain/site-content';
import { pages } from '../../../src/entry-server';

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

/** Puts ⟦ ⟧ around every string in place: `loadNamespaces` reads the same objects. */
function mark(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') mark(value);
    else if (!value.startsWith('⟦')) Object.assign(node, { [key]: `⟦${value}⟧` });
  }
}
Object.values(import.meta.glob<object>('../../../src/locales/*/*.json', { eager: true, import: 'default' })).map(mark);

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

// Both languages have the same components.
test.each([
  ...pages.filter(({ locale, pathname }) => locale === 'es' && !pathname.includes('/solutions')), // aliases
  { id: 'notFound' as const, locale: 'es' as const, pathname: '/es/404' },
])('$pathname has only texts from locale files, and lengths with units', async (page) => {
  const { html, crawlerTags, styles } = await renderPage(page);
  expect(html).toContain('⟦');
  expect(foreignTexts(html + crawlerTags)).toEqual([]);
  expect([...new Set(styles.match(UNITLESS))]).toEqual([]);
});
