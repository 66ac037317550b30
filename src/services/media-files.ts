import { useEffect, useEffectEvent, useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { useServices } from './provider';

/** The library's records, newest first, and where their bytes are. */
type MediaFiles =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; files: readonly MediaFile[]; url: MediaStore['url'] };

/** Watches the library. `onFailure` is called when that fails; files that are already shown stay. */
export function useMediaFiles(onFailure: () => void) {
  const services = useServices();
  const [library, setLibrary] = useState<MediaFiles>({ state: 'loading' });
  const [retries, setRetries] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    console.warn('The media files could not be loaded', error);
    setLibrary((now) => (now.state === 'loaded' ? now : { state: 'failed' }));
    onFailure();
  });

  useEffect(() => {
    let isStopped = false;
    const failed = (error: unknown) => isStopped || fail(error);
    const watching = services.media().then(async (store) => {
      if (retries > 0) await store.reconnect();
      const { url } = store;
      return store.watch((files) => isStopped || setLibrary({ state: 'loaded', files, url }), failed);
    });
    watching.catch(failed);
    return () => {
      isStopped = true;
      watching.then((stop) => stop()).catch(() => {});
    };
  }, [services, retries]);

  const retry = () => {
    setLibrary({ state: 'loading' });
    setRetries(retries + 1);
  };
  return { library, retry };
}
