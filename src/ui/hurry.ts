let pending = 0;

/** Lays out all of the page at once. */
export function takeTime(): void {
  cancelAnimationFrame(pending);
  pending = 0;
  delete document.documentElement.dataset.hurry;
}

/** Works when the picture is on its way to the screen, where the second frame begins, and the browser is idle. */
function whenShown(work: () => void): void {
  pending = requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(work)));
}

/**
 * Lets the browser leave out the style and layout of what is out of sight (index.html says which parts) until the
 * picture that answers the visitor is shown and the browser is idle; those of the closed menu until after that, since
 * one task for both would keep a tap waiting. What needs the place of a later part, an anchor or Back, calls `takeTime`
 * instead.
 */
export function hurry(): void {
  const { dataset } = document.documentElement;
  dataset.hurry = '';
  if (pending) return;
  whenShown(() => {
    dataset.hurry = 'menu';
    whenShown(takeTime);
  });
}
