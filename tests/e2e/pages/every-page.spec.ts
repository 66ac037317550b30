import { PRIVATE_ROUTES, ROUTE_IDS, type RouteId } from '../../../src/domain/paths';
import { THEME_KEY } from '../../../src/domain/theme';
import { expectAccessible, expectToFit } from '../accessibility';
import { expect, type Page, test } from '../fixtures';

/** Routes that load data as soon as they open: their HTML does not contain all they show. */
const LIVE: readonly RouteId[] = ['gallery', ...PRIVATE_ROUTES];
const MAX_SHIFT = 0.02;

/** The lines of a text, with normalized whitespace. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    /** The cumulative layout shift so far. */
    shift: number;
    /** The visible text before React starts. */
    textBeforeReact: string;
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
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      window.textBeforeReact = document.body.innerText;
    });
  });

// Phones show the dark theme, desktops the light one: both layouts use the same color tokens.
// With NODE_ENV=development, React also warns of attributes that differ from the static HTML.
test('every page is stable, self-contained and accessible @both', async ({ page, site, isMobile }) => {
  test.setTimeout(480_000);
  const warnings: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  if (!isMobile) await page.addInitScript((key) => localStorage.setItem(key, 'light'), THEME_KEY);
  await watchLoading(page);
  for (const id of ROUTE_IDS) {
    warnings.length = 0;
    requests.length = 0;
    await site.open(id);
    expect.soft(await page.evaluate(() => window.shift), `the layout of ${id} is stable`).toBeLessThan(MAX_SHIFT);

    if (LIVE.includes(id))
      await expectToFit(page, isMobile); // without-scripts.spec.ts checks the pages without React
    else {
      const { office } = site.words('contact');
      const before = linesOf(await page.evaluate(() => window.textBeforeReact));
      before.push(office.open, office.closed); // static HTML cannot know the time
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      const now = linesOf(await page.locator('body').innerText());
      const added = now.filter((line) => !before.includes(line));
      expect.soft(added, `scripts add no text to ${id}`).toEqual([]);

      const { origin } = new URL(page.url());
      const foreign = requests.filter((url) => url.startsWith('http') && new URL(url).origin !== origin);
      expect.soft(foreign, `${id} requests nothing from another origin`).toEqual([]);
    }
    const inButtons = page.locator('button :is([role=status], [role=alert], [aria-live])');
    expect
      .soft(await inButtons.count(), `no button of ${id} has a live region, which few screen readers announce`)
      .toBe(0);
    // Every page has the header and the footer of the home page.
    await expectAccessible(page, id, id === 'home' ? 'html' : 'main');
    expect.soft(warnings, `${id} logs no warning`).toEqual([]);
  }
});
