import { useEffect, useEffectEvent, useState } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { reconnect, watchFiles } from './api/watch-files';

/** The library's records, newest first. */
type Library = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; files: readonly MediaFile[] };

/** Watches the library. `onFailure` is called when that fails; files that are already shown stay. */
export function useFiles(onFailure: () => void) {
  const [library, setLibrary] = useState<Library>({ state: 'loading' });
  const [retries, setRetries] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    console.warn('The media files could not be loaded', error);
    setLibrary((now) => (now.state === 'loaded' ? now : { state: 'failed' }));
    onFailure();
  });

  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    const onError = (error: unknown) => isStopped || fail(error);
    async function start() {
      if (retries > 0) await reconnect();
      if (!isStopped) stop = watchFiles((files) => setLibrary({ state: 'loaded', files }), onError);
    }
    start().catch(onError);
    return () => {
      isStopped = true;
      stop();
    };
  }, [retries]);

  const retry = () => {
    setLibrary({ state: 'loading' });
    setRetries(retries + 1);
  };
  return { library, retry };
}
