import { useEffect, useSyncExternalStore } from 'react';
import { OFFLINE_PATH } from '../../domain/paths';
import { usePlace } from '../../i18n/place';
import { readOffline, watchConnection } from '../../service-worker/page/connection';
import { isLive } from '../load-page';
import { useInstalledPart } from './use-installed-part';

/** Marks that there is no connection. When it is back, a page that could not be had is tried again by itself. */
export function Connection() {
  const place = usePlace();
  const isOffline = useSyncExternalStore(watchConnection, readOffline, () => false);
  const installed = useInstalledPart(isOffline, () => import('../../features/installed/offline-mark'));
  const isStandIn = !__DRAWS__ && place.id === null && place.path !== OFFLINE_PATH && !isLive(place);

  useEffect(() => {
    if (!isStandIn) return;
    const retry = () => location.reload();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isStandIn]);

  return installed && <installed.OfflineMark />;
}
