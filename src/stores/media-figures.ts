import { useCallback, useEffect, useState } from 'react';
import type { MediaFigures } from '../domain/media-store';
import { useStores } from './stores';

type Figures = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; figures: MediaFigures };

/** The library in figures. `reload` counts again. */
export function useMediaFigures(): Figures & { reload: () => Promise<void> } {
  const stores = useStores();
  const [counted, setCounted] = useState<Figures>({ state: 'loading' });

  const reload = useCallback(async () => {
    setCounted({ state: 'loading' });
    try {
      const store = await stores.media();
      setCounted({ state: 'loaded', figures: await store.figures() });
    } catch (error) {
      console.warn('The library could not be counted', error);
      setCounted({ state: 'failed' });
    }
  }, [stores]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { ...counted, reload };
}
