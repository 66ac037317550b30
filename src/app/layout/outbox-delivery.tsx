import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentRoute } from '../../components/use-current-route';
import { useServices } from '../../services/provider';

/** If its code cannot be loaded, the pending submissions wait for the next page. */
const LateDelivery = lazy(() => import('../../features/contact/late-delivery').catch(() => ({ default: () => null })));

/** Delivers submissions that an earlier visit or page could not send. Loads no code if there are none. */
export function OutboxDelivery() {
  const { path } = useCurrentRoute();
  const { hasPendingSubmissions } = useServices();
  const [isNeeded, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => {
    if (hasPendingSubmissions()) setNeeded(true);
  }, [path, hasPendingSubmissions]);
  return (
    isNeeded && (
      <Suspense>
        <LateDelivery />
      </Suspense>
    )
  );
}
