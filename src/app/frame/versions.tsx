import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle';
import { useInstalledPart } from './use-installed-part';

/** To put all of the site on a device is work that the first taps of a first visit would have to wait for. */
const FIRST_VISIT_SETTLES_MS = 4000;

/**
 * Has the service worker keep the site on this device, and tells when a newer version of it is ready. Nothing of that
 * begins before the page has loaded and the browser is idle.
 */
export function Versions() {
  const [take, setTake] = useState<() => void>();
  const [isNewer, setNewer] = useState(false);
  const installed = useInstalledPart(isNewer, () => import('../../features/installed/update-notice'));

  useEffect(() => {
    if (__DRAWS__ || !('serviceWorker' in navigator)) return;
    const follow = () =>
      import('../../service-worker/page/versions')
        .then(({ followVersions }) => followVersions(() => setNewer(true)))
        .then(
          (taking) => setTake(() => taking),
          () => {}, // without it the site works as it did: the next page tries again
        );
    const settled = setTimeout(() => whenIdle(follow), navigator.serviceWorker.controller ? 0 : FIRST_VISIT_SETTLES_MS);
    return () => clearTimeout(settled);
  }, []);

  return installed && take && <installed.UpdateNotice onAccept={take} onLater={() => setNewer(false)} />;
}
