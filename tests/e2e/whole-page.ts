import { PRIVATE_ROUTES, type RouteId } from '../../src/domain/paths';
import { expectAccessibleInBothThemes } from './accessibility';
import { expect, hydrated, type Page, test } from './fixtures';

/** Routes that talk to the back end as soon as they are shown: what they show is not all in their HTML. */
const LIVE: readonly string[] = ['gallery', ...PRIVATE_ROUTES];
/** Widths at which a layout is tightest: the narrowest phone; where the full layout begins; a window in between. */
const TIGHT = { phone: [320], desktop: [768, 1024] };
/** The most that a page may move while it loads, as the browser reckons it. */
const MOST_SHIFT = 0.02;

/** A text line by line; how it is spaced does not count. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** How far the page has moved by itself since it began to load: the sum of its layout shifts. */
    shift: number;
    /** What it said before React came, which waits until the page has loaded: all that is there without scripts. */
    static: string;
  }
}

const watchLoading = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      delete document.documentElement.dataset.hurry; // what is out of sight is there all the same
      // biome-ignore lint/performance/useDomNodeTextContent: what a layout hides is not read
      window.static = document.body.innerText;
    });
  });

/** The ranges of figures ("24-48") that a line's end tears apart, or that a grid lays beside their sentence. */
const tornRanges = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      for (const { 0: figures, index } of (texts.currentNode as Text).data.matchAll(/\d+-\d+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + figures.length);
        const isBroken = new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
        const around = texts.currentNode.parentElement?.parentElement;
        const isItem = around && /grid|flex/.test(getComputedStyle(around).display);
        const sentence = Array.from(around?.childNodes ?? []).filter(
          (node) => node instanceof Text && node.data.trim(),
        );
        if (isBroken || (isItem && sentence.length > 0)) torn.push(figures);
      }
    }
    return torn;
  });

/**
 * The test that a page is as a page of this site has to be: with scripts and without, in both themes, at the tightest
 * widths.
 */
export function testWhole(id: RouteId): void {
  test(`${id} is whole without scripts, keeps still and to itself, fits and is accessible`, async ({
    page,
    site,
    isMobile,
  }) => {
    const warnings: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('request', (request) => requests.push(request.url()));
    await watchLoading(page);
    await page.goto(site.path(id));
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(() => window.shift), 'the layout keeps still').toBeLessThan(MOST_SHIFT);

    if (!LIVE.includes(id)) {
      const { office } = await site.words('contact');
      const before = linesOf(await page.evaluate(() => window.static));
      before.push(office.open, office.closed); // the static page cannot know the time
      // biome-ignore lint/performance/useDomNodeTextContent: what a layout hides is not read
      const now = linesOf(await page.locator('body').innerText());
      const late = now.filter((line) => !before.includes(line));
      expect.soft(late, 'it needs no scripts').toEqual([]);

      const { origin } = new URL(page.url());
      const foreign = requests.filter((url) => url.startsWith('http') && new URL(url).origin !== origin);
      expect.soft(foreign, 'it asks nobody else').toEqual([]);
      const rare = requests.filter((url) => /\/fonts\/[\w-]+-more\./.test(url));
      expect.soft(rare, 'the fonts that it brings have its letters').toEqual([]);
    }

    await expectAccessibleInBothThemes(page);

    const height = page.viewportSize()?.height ?? 800;
    for (const width of TIGHT[isMobile ? 'phone' : 'desktop']) {
      await page.setViewportSize({ width, height });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(content, `it fits into ${width} px`).toBeLessThanOrEqual(width);
      if (!LIVE.includes(id)) expect.soft(await tornRanges(page), 'ranges stay on one line').toEqual([]);
    }
    expect.soft(warnings, 'it gives no warning').toEqual([]);
  });
}
