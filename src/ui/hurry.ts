let pending = 0;

/** Lays out all of the page at once. */
export function takeTime(): void {
  cancelAnimationFrame(pending);
  pending = 0;
  delete document.documentElement.dataset.hurry;
}

/**
 * Lets the browser leave out the style and layout of what is out of sight (index.html says which parts) until the
 * picture that answers the visitor is shown and the browser is idle. What needs the place of a later part, an anchor or
 * Back, calls `takeTime` instead.
 */
export function hurry(): void {
  document.documentElement.dataset.hurry = '';
  if (pending) return;
  // The second frame begins when the first one is on its way to the screen.
  pending = requestAnimationFrame(() =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(takeTime)),
  );
}
