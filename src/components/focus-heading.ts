/**
 * Focuses the first heading of `part`, or the page's heading, without scrolling: a screen reader reads it, and Tab
 * continues from there.
 */
export function focusHeading(part?: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
