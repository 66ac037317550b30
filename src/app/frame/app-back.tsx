import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from '../../i18n/place';
import { isApp } from '../../service-worker/page/install';
import { useInstalledPart } from './use-installed-part';

/** Whether there is a page to go back to; an older Safari only knows how many there are in all. */
const canGoBack = () => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);

/** The installed app has no bar of the browser's: it gets a way back of its own, in front of the logo. */
export function AppBack() {
  const { locale, path } = usePlace();
  const [place, setPlace] = useState<Element | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const installed = useInstalledPart(isNeeded, () => import('../../features/installed/back-button'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => setNeeded(isApp() && canGoBack()), [locale, path]);

  // The header is still, and another language has its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const made = document.createElement('span');
    document.querySelector('header a')?.before(made);
    setPlace(made);
    return () => made.remove();
  }, [isNeeded, locale]);

  return installed && place && createPortal(<installed.BackButton />, place);
}
