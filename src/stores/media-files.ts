import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MediaFile, newestFirst } from '../domain/media-record';
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
  return added.length === 0 ? kept : [...added, ...kept].sort(newestFirst);
}

/** The time of the newest change among `files`, in milliseconds. */
const lastChange = (files: readonly MediaFile[]) =>
  files.reduce((last, { updated_at }) => Math.max(last, updated_at), 0);

const warn = (error: unknown) => console.warn('The media files could not be loaded', error);

/**
 * Loads the library. `reload` loads it again and keeps showing what is there meanwhile, and also when that fails.
 * `refresh` reads only what was written since, and leaves `gone` out. `onFailure` is called on each failure. `catchUp`
 * takes in what others have done meanwhile, and says nothing where it cannot.
 */
export function useMediaFiles(onFailure: () => void): {
  library: MediaFiles;
  reload: () => Promise<void>;
  refresh: (gone?: ReadonlySet<string>) => Promise<void>;
  catchUp: () => Promise<void>;
} {
  const stores = useStores();
  const [library, setLibrary] = useState<MediaFiles>({ state: 'loading' });
  const latest = useRef(0);
  /** Documents that are counted and are no records of ours: they must not look like something that was missed. */
  const unreadable = useRef(0);

  const load = useCallback(
    async (failed: (error: unknown) => void): Promise<readonly MediaFile[] | null> => {
      latest.current += 1;
      const mine = latest.current;
      setLibrary((shown) => (shown.state === 'failed' ? { state: 'loading' } : shown));
      try {
        const store = await stores.media();
        const files = await store.list();
        if (mine === latest.current) setLibrary({ state: 'loaded', files, url: store.url });
        return files;
      } catch (error) {
        if (mine !== latest.current) return null;
        setLibrary((shown) => (shown.state === 'loaded' ? shown : { state: 'failed' }));
        failed(error);
        return null;
      }
    },
    [stores],
  );

  const tell = (error: unknown) => {
    warn(error);
    onFailure();
  };
  const onFirstFailure = useEffectEvent(tell);
  useEffect(() => {
    void load(onFirstFailure);
  }, [load]);

  const reload = async () => void (await load(tell));

  async function refresh(gone: ReadonlySet<string> = new Set()) {
    if (library.state !== 'loaded') return reload();
    const without = (files: readonly MediaFile[]) => files.filter(({ id }) => !gone.has(id));
    if (gone.size > 0)
      setLibrary((shown) => (shown.state === 'loaded' ? { ...shown, files: without(shown.files) } : shown));
    try {
      const store = await stores.media();
      const changed = await store.changedSince(lastChange(library.files));
      setLibrary((shown) =>
        shown.state === 'loaded' ? { ...shown, files: without(withChanged(shown.files, changed)) } : shown,
      );
    } catch (error) {
      tell(error);
    }
  }

  async function catchUp() {
    if (library.state !== 'loaded') return;
    try {
      const store = await stores.media();
      const [changed, count] = await Promise.all([store.changedSince(lastChange(library.files)), store.count()]);
      if (withChanged(library.files, changed).length + unreadable.current === count) {
        return setLibrary((shown) =>
          shown.state === 'loaded' ? { ...shown, files: withChanged(shown.files, changed) } : shown,
        );
      }
      const files = await load(warn); // something is gone
      if (files) unreadable.current = count - files.length;
    } catch (error) {
      warn(error);
    }
  }

  return { library, reload, refresh, catchUp };
}
