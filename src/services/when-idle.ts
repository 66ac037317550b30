/** Calls `work` when the page has loaded and the browser is idle, but at most `timeout` milliseconds after loading. */
export function whenIdle(work: () => void, timeout: number): void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
    else setTimeout(work, 200); // Safari
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
