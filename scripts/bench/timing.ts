/// <reference lib="dom" />
import type { Page } from 'playwright';

/** The `share` percentile of `values`: 0.5 is the median. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Performs `act`. Returns the ms from its `event` to the first frame with a different text at `selector`. */
export async function timeToFrame(page: Page, event: 'click' | 'keydown', selector: string, act: () => Promise<void>) {
  // No named functions in here: tsx wraps them in a helper that the page lacks.
  const watching = await page.evaluateHandle(
    ([event, selector]) => {
      const before = document.querySelector(selector)?.textContent;
      const time = new Promise<number>((resolve) => {
        addEventListener(
          event,
          async ({ timeStamp }) => {
            do await new Promise(requestAnimationFrame);
            while (document.querySelector(selector)?.textContent === before);
            setTimeout(() => resolve(Math.round(performance.now() - timeStamp))); // after the frame is painted
          },
          { once: true },
        );
      });
      return { time };
    },
    [event, selector] as const,
  );
  await act();
  return watching.evaluate(({ time }) => time);
}
