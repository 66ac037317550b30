import { useEffect, useMemo, useRef, useState } from 'react';
import { type MediaFile, newestFirst } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { type Stores, useStores } from './stores';

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
 * Keeps the library's records and tells `show` of each change: what a deed finds out is held against the records as they
 * are by then, however long ago it was begun. `onFailure` is called on each failure that somebody waits for.
 */
export function createMediaFiles(
  stores: Pick<Stores, 'media'>,
  show: (library: MediaFiles) => void,
  onFailure: () => void,
) {
  let library: MediaFiles = { state: 'loading' };
  let loading: Promise<unknown> | null = null;
  let latest = 0;
  /** Documents that are counted and are no records of ours: they must not look like something that was missed. */
  let unreadable = 0;

  function become(next: MediaFiles): void {
    library = next;
    show(next);
  }

  function change(files: (known: readonly MediaFile[]) => readonly MediaFile[]): void {
    if (library.state === 'loaded') become({ ...library, files: files(library.files) });
  }

  function tell(error: unknown): void {
    warn(error);
    onFailure();
  }

  function load(failed: (error: unknown) => void): Promise<readonly MediaFile[] | null> {
    const loaded = read(failed);
    loading = loaded;
    return loaded;
  }

  async function read(failed: (error: unknown) => void): Promise<readonly MediaFile[] | null> {
    latest += 1;
    const mine = latest;
    if (library.state === 'failed') become({ state: 'loading' });
    try {
      const store = await stores.media();
      const files = await store.list();
      if (mine === latest) become({ state: 'loaded', files, url: store.url });
      return files;
    } catch (error) {
      if (mine !== latest) return null;
      if (library.state !== 'loaded') become({ state: 'failed' });
      failed(error);
      return null;
    }
  }

  const reload = async () => void (await load(tell));

  return {
    /** Loads the library again and keeps showing what is there meanwhile, and also when that fails. */
    reload,

    /** Reads only what was written since, and leaves `gone` out. */
    async refresh(gone: ReadonlySet<string> = new Set()): Promise<void> {
      if (library.state === 'loading') await loading; // instead of once more
      if (library.state !== 'loaded') return reload();
      const without = (files: readonly MediaFile[]) => files.filter(({ id }) => !gone.has(id));
      if (gone.size > 0) change(without);
      try {
        const store = await stores.media();
        const changed = await store.changedSince(lastChange(library.files));
        change((files) => without(withChanged(files, changed)));
      } catch (error) {
        tell(error);
      }
    },

    /** Takes in what others have done meanwhile, and says nothing where it cannot. */
    async catchUp(): Promise<void> {
      if (library.state !== 'loaded') return;
      try {
        const store = await stores.media();
        const [changed, count] = await Promise.all([store.changedSince(lastChange(library.files)), store.count()]);
        if (withChanged(library.files, changed).length + unreadable === count) {
          return change((files) => withChanged(files, changed));
        }
        const files = await load(warn); // something is gone
        if (files) unreadable = count - files.length;
      } catch (error) {
        warn(error);
      }
    },
  };
}

/** Loads the library (see `createMediaFiles`). What it gives to do is the same on every render. */
export function useMediaFiles(onFailure: () => void) {
  const stores = useStores();
  const [library, setLibrary] = useState<MediaFiles>({ state: 'loading' });
  const fail = useRef(onFailure);
  fail.current = onFailure;
  const files = useMemo(() => createMediaFiles(stores, setLibrary, () => fail.current()), [stores]);
  useEffect(() => {
    void files.reload();
  }, [files]);
  return { library, ...files };
}
