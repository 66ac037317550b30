import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GalleryStore, ListOptions } from '../domain/gallery-store';
import type { MediaFile } from '../domain/media-record';
import { useStores } from './stores';

/** How long a visitor waits, in milliseconds, before the list that the device has kept is shown meanwhile. */
const KEPT_AFTER_MS = 4000;

/** What a visitor sees of the library, newest first. */
export type GalleryFiles =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'loaded';
      files: readonly MediaFile[];
      url: GalleryStore['url'];
      /** Whether these are all: a long list is shown from its first lines on. */
      isWhole: boolean;
      /** Of a list that this device has kept: when it was the server's, in milliseconds. */
      keptAt: number | null;
    };

/**
 * Loads the gallery's list: shown as it comes, or, where it does not come, as the device has kept it. `reload` has it
 * as it is now, and keeps showing what is there meanwhile. `onFailure` is called on each failure.
 */
export function useGalleryFiles(onFailure: () => void): { gallery: GalleryFiles; reload: () => Promise<void> } {
  const stores = useStores();
  const [gallery, setGallery] = useState<GalleryFiles>({ state: 'loading' });
  const latest = useRef(0);

  const load = useCallback(
    async (failed: (error: unknown) => void, options: ListOptions = {}) => {
      latest.current += 1;
      const mine = latest.current;
      const isMine = () => mine === latest.current;
      setGallery((shown) => (shown.state === 'failed' ? { state: 'loading' } : shown));
      const showKept = async () => {
        const store = await stores.gallery();
        const kept = await store.kept();
        if (!kept || !isMine()) return;
        const { files, at } = kept;
        setGallery((shown) =>
          shown.state === 'loaded' && shown.isWhole
            ? shown
            : { state: 'loaded', files, url: store.url, isWhole: true, keptAt: at },
        );
      };
      const impatient = setTimeout(() => isMine() && showKept().catch(() => {}), KEPT_AFTER_MS);
      try {
        const { list, url } = await stores.gallery();
        const onPart = (files: readonly MediaFile[]) => {
          if (!isMine()) return;
          const part = { state: 'loaded', files, url, isWhole: false, keptAt: null } as const;
          setGallery((shown) => (shown.state === 'loaded' && shown.isWhole ? shown : part));
        };
        const { files } = await list({ ...options, onPart });
        if (isMine()) setGallery({ state: 'loaded', files, url, isWhole: true, keptAt: null });
      } catch (error) {
        if (!isMine()) return;
        await showKept().catch(() => {});
        setGallery((shown) => (shown.state === 'loaded' && shown.isWhole ? shown : { state: 'failed' }));
        failed(error);
      } finally {
        clearTimeout(impatient);
      }
    },
    [stores],
  );

  const tell = (error: unknown) => {
    console.warn('The gallery could not be loaded', error);
    onFailure();
  };
  const onFirstFailure = useEffectEvent(tell);
  useEffect(() => {
    void load(onFirstFailure);
  }, [load]);

  const reload = () => load(tell, { isFresh: true });
  // What was kept is out of date as soon as the connection is back.
  const isStale = gallery.state === 'failed' || (gallery.state === 'loaded' && gallery.keptAt !== null);
  const onOnline = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isStale) return;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isStale]);

  return { gallery, reload };
}
