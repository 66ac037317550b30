/**
 * Gives the heading of the page, or the first one of a part that has any, the focus, without scrolling to it: a screen
 * reader reads it, and Tab leads on from there.
 */
export function focusHeading(part?: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
