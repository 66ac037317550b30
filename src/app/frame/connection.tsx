import { useEffect, useSyncExternalStore } from 'react';
import { OFFLINE_PATH } from '../../domain/paths';
import { usePlace } from '../../i18n/place';
import { isReached, readOnline, watchConnection } from '../../stores/connection';
import { isLive } from '../load-page';
import { useInstalledPart } from './use-installed-part';

/**
 * Where no worker keeps the site, nothing of it works offline: then there is nothing to say that the browser does not.
 */
const isKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
const readOffline = () => !readOnline() && isKept();

/** How often a page that could not be had is looked for, in milliseconds. */
const LOOKING_MS = 5000;

/** Marks that there is no connection. When it is back, a page that could not be had is tried again by itself. */
export function Connection() {
  const place = usePlace();
  const isOffline = useSyncExternalStore(watchConnection, readOffline, () => false);
  const installed = useInstalledPart(isOffline, () => import('../../features/installed/offline-mark'));
  const isStandIn = !__DRAWS__ && place.id === null && place.path !== OFFLINE_PATH && !isLive(place);

  useEffect(() => {
    if (!isStandIn) return;
    let isGone = false;
    const retry = async () => {
      if (!document.hidden && (await isReached(location.href)) && !isGone) location.reload();
    };
    addEventListener('online', retry);
    const looking = setInterval(retry, LOOKING_MS); // "online" is often told before the server can be reached
    return () => {
      isGone = true;
      removeEventListener('online', retry);
      clearInterval(looking);
    };
  }, [isStandIn]);

  return installed && <installed.OfflineMark />;
}
