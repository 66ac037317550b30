import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { useStores } from './stores';

/** The library's records, newest first, and where their bytes are. */
export type MediaFiles =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; files: readonly MediaFile[]; url: MediaStore['url'] };

/** `files` with those of `changed` in place of older ones, or among them by their age. */
export function withChanged(files: readonly MediaFile[], changed: readonly MediaFile[]): readonly MediaFile[] {
  const newer = new Map(changed.map((file) => [file.id, file]));
  const kept = files.map((file) => newer.get(file.id) ?? file);
  const known = new Set(files.map(({ id }) => id));
  const added = changed.filter(({ id }) => !known.has(id));
  return added.length === 0 ? kept : [...added, ...kept].sort((a, b) => b.created_at - a.created_at);
}

/**
 * Loads the library. `reload` loads it again and keeps showing what is there meanwhile, and also when that fails.
 * `refresh` reads only what was written since, and leaves `gone` out. `onFailure` is called on each failure.
 */
export function useMediaFiles(onFailure: () => void): {
  library: MediaFiles;
  reload: () => Promise<void>;
  refresh: (gone?: ReadonlySet<string>) => Promise<void>;
} {
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

  async function refresh(gone: ReadonlySet<string> = new Set()) {
    if (library.state !== 'loaded') return load(tell);
    const without = (files: readonly MediaFile[]) => files.filter(({ id }) => !gone.has(id));
    if (gone.size > 0)
      setLibrary((shown) => (shown.state === 'loaded' ? { ...shown, files: without(shown.files) } : shown));
    try {
      const store = await stores.media();
      const changed = await store.changedSince(
        library.files.reduce((last, { updated_at }) => Math.max(last, updated_at), 0),
      );
      setLibrary((shown) =>
        shown.state === 'loaded' ? { ...shown, files: without(withChanged(shown.files, changed)) } : shown,
      );
    } catch (error) {
      tell(error);
    }
  }

  return { library, reload: () => load(tell), refresh };
}
