import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlace } from '../../i18n/place';
import { useStores } from '../../stores/stores';

/** Where its code cannot be had, what is kept waits for the next page. */
const LateDelivery = lazy(() => import('../../features/contact/late-delivery').catch(() => ({ default: () => null })));

/** Delivers what earlier visits, or earlier pages of this one, could not send. Loads nothing where there is nothing. */
export function LateNews() {
  const { path } = usePlace();
  const { mayKeepSomething } = useStores();
  const [isNeeded, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    if (mayKeepSomething()) setNeeded(true);
  }, [path, mayKeepSomething]);
  return (
    isNeeded && (
      <Suspense>
        <LateDelivery />
      </Suspense>
    )
  );
}
