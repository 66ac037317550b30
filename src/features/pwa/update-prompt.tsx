import { lazy, Suspense, useEffect, useState } from 'react';

/** If its code cannot be loaded, the next visit retries. */
const UpdateOffer = lazy(() => import('./update-offer').catch(() => ({ default: () => null })));

/** Precaching the whole site would slow down the first taps of a first visit. */
const FIRST_VISIT_DELAY_MS = 4000;

/** Loads and registers what keeps the site up to date, once the page is idle. */
export function UpdatePrompt() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const delay = navigator.serviceWorker.controller ? 0 : FIRST_VISIT_DELAY_MS;
    const timer = setTimeout(() => whenIdle(() => setIdle(true)), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    isIdle && (
      <Suspense>
        <UpdateOffer />
      </Suspense>
    )
  );
}

/**
 * Calls `work` when the page has loaded and the browser is idle, `timeout` milliseconds after loading at the latest.
 */
function whenIdle(work: () => void, timeout = 3000): void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
