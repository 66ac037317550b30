import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { UpdateNotice } from '../../features/installed/update-notice';
import { loadContent } from '../../i18n/content';
import { useLocale } from '../../i18n/place';
import { whenIdle } from '../../ui/when-idle';

type Notice = ComponentType<ComponentProps<typeof UpdateNotice>>;

/** To put all of the site on a device is work that the first taps of a first visit would have to wait for. */
const FIRST_VISIT_SETTLES_MS = 4000;

/**
 * Has the service worker keep the site on this device, and tells when a newer version of it is ready. Nothing of that
 * begins before the page has loaded and the browser is idle.
 */
export function Versions() {
  const locale = useLocale();
  const [take, setTake] = useState<() => void>();
  const [isNewer, setNewer] = useState(false);
  const [Notice, setNotice] = useState<Notice>();

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

  useEffect(() => {
    if (!isNewer) return;
    Promise.all([import('../../features/installed/update-notice'), loadContent('installed', locale)]).then(
      ([{ UpdateNotice }]) => setNotice(() => UpdateNotice),
      () => {}, // it is told on the next page
    );
  }, [isNewer, locale]);

  if (!isNewer || !take || !Notice) return null;
  return <Notice onAccept={take} onLater={() => setNewer(false)} />;
}
