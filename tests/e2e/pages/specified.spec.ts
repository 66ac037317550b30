import { ROUTE_IDS } from '../../../src/domain/paths';
import { contentOf, expect, type Page, test } from '../fixtures';
import { AROUND, SPECIFIED } from '../specified';

// whole-page.ts shows that scripts change nothing of this.
test.use({ javaScriptEnabled: false });

/** `why.title` → the title of the part called why. */
const lookUp = (words: unknown, place: string) =>
  place.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words);

/** How many elements are shown on the page, or between this heading of a part of it and the heading of the next. */
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

/** Whether `text` shows `figure`, and not only as a part of a longer one: `$29` is not in `$290`. */
const shows = (text: string, figure: string) =>
  text
    .split(figure)
    .some((after, index, parts) => index > 0 && !/\d$/.test(parts[index - 1] ?? '') && !/^,?\d/.test(after));

/** A range as Spanish writes it within a sentence. */
const spelled = (figure: string) => figure.replace(/(\d)-(\d)/, '$1 a $2');

test('every page says what was specified, in the layout it was specified for', async ({
  page,
  site,
  language,
  isMobile,
}) => {
  const layout = isMobile ? 'compact' : 'full';
  for (const id of ROUTE_IDS) {
    await page.goto(site.path(id));
    const words = await site.words(contentOf(id));
    // What stands around the page counts for itself alone: the footer repeats much of what a page has to say.
    // biome-ignore-start lint/performance/useDomNodeTextContent: what a layout hides does not count
    const main = await page.getByRole('main').innerText();
    const all = await page.locator('body').innerText();
    // biome-ignore-end lint/performance/useDomNodeTextContent: as above
    for (const [text, specified] of [
      [main, SPECIFIED[id]],
      [all, AROUND],
    ] as const) {
      const of = (key: 'words' | 'figures') => [...(specified[key]?.both ?? []), ...(specified[key]?.[layout] ?? [])];
      const missing = [
        ...(language === 'en' ? of('words').filter((each) => !text.includes(each)) : []),
        ...of('figures').filter((each) => !shows(text, each) && !shows(text, spelled(each))),
        ...(specified.lines ?? []).filter((each) => !text.split('\n').includes(each)),
      ];
      expect.soft(missing, `${id} says it in the ${layout} layout`).toEqual([]);
    }
    const { counts = [], links = [] } = SPECIFIED[id];
    for (const [place, selector, many] of counts) {
      const heading = place && String(lookUp(words, place));
      const expected = typeof many === 'number' ? many : many[layout];
      const found = await countBelow(page, heading, selector);
      expect.soft(found, `${id} has so many ${selector} below ${heading}`).toBe(expected);
    }
    for (const link of links) {
      const path = site.path(link);
      const leading = page.getByRole('main').locator(`:is([href="${path}"], [href^="${path}#"], [href^="${path}?"])`);
      await expect.soft(leading.filter({ visible: true }), `${id} leads to ${link}`).not.toHaveCount(0);
    }
  }
});
