import { expect, type Page } from './fixtures';

/** Widths at which a layout is tightest: the narrowest phone; the start of the desktop layout, and one above. */
const TIGHT = { phone: [320], desktop: [768, 1024] };
/** A phone of 360 px at 150% zoom. Public pages need no horizontal scrolling there; a range may be too wide. */
const ZOOMED = 240;

/** Number ranges ("24-48") that a line break splits, or that a grid or flexbox separates from their sentence. */
const splitRanges = (page: Page) =>
  page.evaluate(() => {
    const split: string[] = [];
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
        if (isBroken || (isItem && sentence.length > 0)) split.push(figures);
      }
    }
    return split;
  });

/** Checks that the page needs no horizontal scrolling at the tightest widths and does not split ranges there. */
export async function expectToFit(
  page: Page,
  isMobile: boolean,
  { hasFileNames = false, fitsZoomed = false } = {},
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const widths = TIGHT[isMobile ? 'phone' : 'desktop'];
  for (const width of isMobile && fitsZoomed ? [ZOOMED, ...widths] : widths) {
    await page.setViewportSize({ ...size, width });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `${page.url()} fits into ${width} px`).toBeLessThanOrEqual(width);
    if (!hasFileNames && width > ZOOMED)
      expect.soft(await splitRanges(page), `${page.url()} keeps ranges on one line`).toEqual([]);
  }
  await page.setViewportSize(size);
}
