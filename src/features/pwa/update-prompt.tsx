import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../services/when-idle';

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
    const timer = setTimeout(() => whenIdle(() => setIdle(true), 3000), delay);
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
