import { expect, type Page } from './fixtures';

/** Widths at which a layout is tightest: the narrowest phone; the start of the desktop layout, and one above. */
const TIGHT = { phone: [320], desktop: [768, 1024] };
/** A phone of 360 px at 150% zoom. Public pages need no horizontal scrolling there. */
const ZOOMED = 240;

/** Words of headings that a line break splits. */
const splitWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return Array.from(document.querySelectorAll('h1, h2, h3')).flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const split: string[] = [];
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode as Text).data.matchAll(/\p{L}+/gu)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) split.push(word);
        }
      return split;
    });
  });

/** Checks that the page needs no horizontal scrolling at the tightest widths and splits no word of a heading there. */
export async function expectToFit(page: Page, isMobile: boolean, fitsZoomed = false): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const widths = TIGHT[isMobile ? 'phone' : 'desktop'];
  for (const width of isMobile && fitsZoomed ? [ZOOMED, ...widths] : widths) {
    await page.setViewportSize({ ...size, width });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `${page.url()} fits into ${width} px`).toBeLessThanOrEqual(width);
    if (width > ZOOMED) expect.soft(await splitWords(page), `${page.url()} splits no word`).toEqual([]);
  }
  await page.setViewportSize(size);
}
