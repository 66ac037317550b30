import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { useStores } from './stores';

/** The library's records, newest first, and where their bytes are. */
export type MediaFiles =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; files: readonly MediaFile[]; url: MediaStore['url'] };

/**
 * Loads the library. `reload` loads it again and keeps showing what is there meanwhile, and also when that fails.
 * `onFailure` is called on each failure.
 */
export function useMediaFiles(onFailure: () => void): { library: MediaFiles; reload: () => Promise<void> } {
  const stores = useStores();
  const [library, setLibrary] = useState<MediaFiles>({ state: 'loading' });
  const latest = useRef(0);

  const load = useCallback(
    async (failed: (error: unknown) => void) => {
      latest.current += 1;
      const mine = latest.current;
      setLibrary((shown) => (shown.state === 'failed' ? { state: 'loading' } : shown));
      try {
        const store = await stores.media();
        const files = await store.list();
        if (mine === latest.current) setLibrary({ state: 'loaded', files, url: store.url });
      } catch (error) {
        if (mine !== latest.current) return;
        setLibrary((shown) => (shown.state === 'loaded' ? shown : { state: 'failed' }));
        failed(error);
      }
    },
    [stores],
  );

  const tell = (error: unknown) => {
    console.warn('The media files could not be loaded', error);
    onFailure();
  };
  const onFirstFailure = useEffectEvent(tell);
  useEffect(() => {
    void load(onFirstFailure);
  }, [load]);

  return { library, reload: () => load(tell) };
}
