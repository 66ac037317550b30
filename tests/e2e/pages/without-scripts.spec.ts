import { LOCALES } from '../../../src/domain/locale';
import { pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';
import { expectToFit } from '../fit';
import { expect, type Page, test } from '../fixtures';
import { AROUND, SPECIFIED } from '../specified';

// every-page.spec.ts proves that scripts add no text, before-hydration.spec.ts that the menus need none.
test.use({ javaScriptEnabled: false });

/** The text at a key: `why.title`. */
const lookUp = (words: unknown, place: string) =>
  place.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words);

const list = (...texts: (string | undefined)[]) => texts.flatMap((text) => text?.split(/\s*\|\s*/) ?? []);

/** The number of visible matches on the page, or between this section heading and the next. */
const countBelow = (page: Page, heading: string | null, selector: string) =>
  page.evaluate(
    ([text, wanted]) => {
      const isBefore = (one: Node, other: Node) =>
        Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      const headings = [...document.querySelectorAll('main h2')];
      const index = headings.findIndex(({ textContent }) => textContent === text);
      const [start, end] = text === null ? [] : [headings[index], headings[index + 1]];
      if (text !== null && !start) return null;
      return [...document.querySelectorAll(`main :is(${wanted})`)].filter(
        (element) =>
          element.checkVisibility() && !(start && isBefore(element, start)) && !(end && isBefore(end, element)),
      ).length;
    },
    [heading, selector] as const,
  );

/** Whether `text` contains `figure` as a whole: `$29` is not in `$290`. */
const shows = (text: string, figure: string) =>
  text
    .split(figure)
    .some((after, index, parts) => index > 0 && !/\d$/.test(parts[index - 1] ?? '') && !/^,?\d/.test(after));

/** A range in a Spanish sentence. */
const spelled = (figure: string) => figure.replace(/(\d)-(\d)/, '$1 a $2');

// Both languages in both layouts: the specification also quotes English texts of the phone layout.
test('without scripts, every page shows the specified content of its layout and fits', async ({ page, isMobile }) => {
  const layout = isMobile ? 'compact' : 'full';
  for (const [locale, id] of LOCALES.flatMap((each) => ROUTE_IDS.map((route) => [each, route] as const))) {
    await page.goto(pathOf(id, locale));
    // The footer repeats much of the specified text, so the main content is checked separately.
    // biome-ignore-start lint/performance/useDomNodeTextContent: hidden text does not count
    const main = await page.getByRole('main').innerText();
    const all = await page.locator('body').innerText();
    // biome-ignore-end lint/performance/useDomNodeTextContent: as above
    for (const [text, specified] of [
      [main, SPECIFIED[id]],
      [all, AROUND],
    ] as const) {
      const { words, layoutWords, figures, layoutFigures, lines } = specified;
      const quotes = locale === 'en' ? list(words, layoutWords?.[layout]) : [];
      const missing = [
        ...quotes.filter((each) => !text.includes(each)),
        ...list(figures, layoutFigures?.[layout]).filter((each) => !shows(text, each) && !shows(text, spelled(each))),
        ...list(lines).filter((each) => !text.split('\n').includes(each)),
      ];
      expect.soft(missing, `missing in the ${layout} layout of ${id} in ${locale}`).toEqual([]);
    }
    const { counts = {}, links = [] } = SPECIFIED[id];
    for (const [key, many] of Object.entries(counts)) {
      const [, place = '', selector = ''] = /^(\S+) (.+)/.exec(key) ?? [];
      const heading = place === 'page' ? null : String(lookUp(wordsOf(namespaceOf(id), locale), place));
      const expected = typeof many === 'number' ? many : many[layout];
      const found = await countBelow(page, heading, selector);
      expect.soft(found, `number of ${selector} below ${heading} on ${id}`).toBe(expected);
    }
    for (const link of links) {
      const path = pathOf(link, locale);
      const leading = page.getByRole('main').locator(`:is([href="${path}"], [href^="${path}#"], [href^="${path}?"])`);
      await expect.soft(leading.filter({ visible: true }), `${id} links to ${link}`).not.toHaveCount(0);
    }
    await expectToFit(page, isMobile, { hasFileNames: id === 'gallery' });
  }
});
