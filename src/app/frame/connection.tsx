import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { OFFLINE_PATH } from '../../domain/paths';
import { loadContent } from '../../i18n/content';
import { usePlace } from '../../i18n/place';
import { readOffline, watchConnection } from '../../service-worker/page/connection';
import { isLive } from '../load-page';

/** Marks that there is no connection. When it is back, a page that could not be had is tried again by itself. */
export function Connection() {
  const place = usePlace();
  const isOffline = useSyncExternalStore(watchConnection, readOffline, () => false);
  const [Mark, setMark] = useState<ComponentType | null>(null);
  const isStandIn = !__DRAWS__ && place.id === null && place.path !== OFFLINE_PATH && !isLive(place);

  useEffect(() => {
    if (!isStandIn) return;
    const retry = () => location.reload();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isStandIn]);

  useEffect(() => {
    if (!isOffline) return;
    Promise.all([import('../../features/installed/offline-mark'), loadContent('installed', place.locale)]).then(
      ([{ OfflineMark }]) => setMark(() => OfflineMark),
      () => {}, // nothing is kept here yet: the browser says it
    );
  }, [isOffline, place.locale]);

  return isOffline && Mark && <Mark />;
}
