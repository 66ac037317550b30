import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MediaFile, newestFirst } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { type Services, useServices } from './provider';

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
 * Holds the library's records and calls `show` after each change. Reads run one after another, so a late answer never
 * undoes a newer change. `onFailure` is called if the user is waiting for the read.
 */
export function createMediaFiles(
  services: Pick<Services, 'media'>,
  show: (library: MediaFiles) => void,
  onFailure: () => void,
) {
  let library: MediaFiles = { state: 'loading' };
  let last: Promise<unknown> = Promise.resolve();
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

  /** Calls `read` when all that was to be read before it is read. Fulfilled, too, when it has failed. */
  function inTurn(read: (store: MediaStore) => Promise<void>, failed: (error: unknown) => void): Promise<void> {
    const done = last.then(async () => {
      if (library.state === 'failed') become({ state: 'loading' });
      try {
        await read(await services.media());
      } catch (error) {
        if (library.state !== 'loaded') become({ state: 'failed' });
        failed(error);
      }
    });
    last = done;
    return done;
  }

  async function readAll({ list, url }: MediaStore): Promise<void> {
    become({ state: 'loaded', files: await list(), url });
  }

  return {
    /** Reloads the library. The current list stays visible while it loads and after a failure. */
    reload: () => inTurn(readAll, tell),

    /** Reads only what was written since, and leaves `gone` out. */
    refresh(gone: ReadonlySet<string> = new Set()): Promise<void> {
      const without = (files: readonly MediaFile[]) => files.filter(({ id }) => !gone.has(id));
      if (gone.size > 0) change(without);
      return inTurn(async (store) => {
        if (library.state !== 'loaded') return readAll(store);
        const changed = await store.changedSince(lastChange(library.files));
        change((files) => without(withChanged(files, changed)));
      }, tell);
    },

    /** Loads changes by others. Ignores a failure. */
    async catchUp(): Promise<void> {
      if (library.state !== 'loaded') return;
      await inTurn(async (store) => {
        if (library.state !== 'loaded') return;
        const [changed, count] = await Promise.all([store.changedSince(lastChange(library.files)), store.count()]);
        change((files) => withChanged(files, changed));
        if (library.files.length + unreadable === count) return;
        await readAll(store); // something is gone
        unreadable = count - library.files.length;
      }, warn);
    },
  };
}

/** Loads the library (see `createMediaFiles`). The returned functions are stable. */
export function useMediaFiles(onFailure: () => void) {
  const services = useServices();
  const [library, setLibrary] = useState<MediaFiles>({ state: 'loading' });
  const fail = useRef(onFailure);
  useLayoutEffect(() => {
    fail.current = onFailure;
  });
  const [files] = useState(() => createMediaFiles(services, setLibrary, () => fail.current()));
  useEffect(() => void files.reload(), [files]);
  return { library, ...files };
}
