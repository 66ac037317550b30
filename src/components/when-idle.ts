/** Calls `work` once the page has loaded and the browser is idle, at the latest so many milliseconds after loading. */
export function whenIdle(work: () => void, timeout = 3000): void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
