let pending = 0;

function rest(): void {
  pending = 0;
  delete document.documentElement.dataset.hurry;
}

/**
 * Lets the browser leave out the style and layout of what is out of sight (index.html says which parts) until the
 * picture that answers the visitor is shown and the browser is idle. Not for what needs the place of a later part:
 * an anchor, or Back.
 */
export function hurry(): void {
  document.documentElement.dataset.hurry = '';
  if (pending) return;
  // The second frame begins when the first one is on its way to the screen.
  pending = requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 500 });
      else setTimeout(rest, 100);
    }),
  );
}
