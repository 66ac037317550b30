import { LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';
import { expectToFit } from '../accessibility';
import { expect, test } from '../fixtures';
import { AROUND, SPECIFIED } from '../specified';

// every-page.spec.ts proves that scripts add no text, before-hydration.spec.ts that the menus need none.
test.use({ javaScriptEnabled: false });

/** The text at a key: `why.title`. */
const lookUp = (words: unknown, place: string) =>
  place.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words);

const list = (...texts: (string | undefined)[]) => texts.flatMap((text) => text?.split(/\s*\|\s*/) ?? []);

/** Whether `text` contains `figure` as a whole: `$29` is not in `$290`. */
const shows = (text: string, figure: string) =>
  text
    .split(figure)
    .some((after, index, parts) => index > 0 && !/\d$/.test(parts[index - 1] ?? '') && !/^,?\d/.test(after));

/** A range in a Spanish sentence. */
const spelled = (figure: string) => figure.replace(/(\d)-(\d)/, '$1 a $2');

// Both languages in both layouts: the specification also quotes English texts of the phone layout.
test('without scripts, every page shows the specified content and fits @both', async ({ page, isMobile }) => {
  const layout = isMobile ? 'compact' : 'full';
  for (const [locale, id] of LOCALES.flatMap((each) => ROUTE_IDS.map((route) => [each, route] as const))) {
    await page.goto(pathOf(id, locale));
    // The footer repeats much of the specified text, so the main content is checked separately.
    // biome-ignore-start lint/performance/useDomNodeTextContent: hidden text does not count
    const content = page.getByRole('main');
    const main = await content.innerText();
    const all = await page.locator('body').innerText();
    // biome-ignore-end lint/performance/useDomNodeTextContent: as above
    for (const [text, specified] of [
      [main, SPECIFIED[id] ?? {}],
      [all, AROUND],
    ] as const) {
      const { words, layoutWords, figures, layoutFigures } = specified;
      const quotes = locale === 'en' ? list(words, layoutWords?.[layout]) : [];
      const missing = [
        ...quotes.filter((each) => !text.includes(each)),
        ...list(figures, layoutFigures?.[layout]).filter((each) => !shows(text, each) && !shows(text, spelled(each))),
      ];
      expect.soft(missing, `missing in the ${layout} layout of ${id} in ${locale}`).toEqual([]);
    }
    for (const [key, many] of Object.entries(SPECIFIED[id]?.counts ?? {})) {
      const [, place = '', selector = ''] = /^(\S+) (.+)/.exec(key) ?? [];
      const name = String(lookUp(wordsOf(namespaceOf(id), locale), place));
      const title = page.getByRole('heading', { level: 2, name, exact: true });
      const part = place === 'page' ? content : content.locator('section', { has: title });
      const expected = typeof many === 'number' ? many : many[layout];
      const message = `number of ${selector} below ${name} on ${id}`;
      await expect.soft(part.locator(selector).filter({ visible: true }), message).toHaveCount(expected);
    }
    await expectToFit(page, isMobile, !PRIVATE_ROUTES.includes(id));
  }
});
