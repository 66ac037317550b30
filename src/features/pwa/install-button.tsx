import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { loadNamespaces } from '../../i18n/i18n';
import { openPopover } from '../../services/open-popover';
import { install, readInstalling, watchInstalling } from './install';

type Guide = typeof import('./install-guide').InstallGuide;

/** Loads the guide and its translations on demand; null until then, and if they are unavailable. */
function useGuide(isNeeded: boolean): Guide | null {
  const { i18n } = useTranslation();
  const [Guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./install-guide'), loadNamespaces(i18n, ['pwa'])]).then(
      ([{ InstallGuide }]) => setGuide(() => InstallGuide),
      () => {}, // not cached yet, and offline
    );
  }, [isNeeded, i18n]);
  return isNeeded ? Guide : null;
}

/** Installs the site, or explains how on iPhones and iPads. Renders nothing if the site cannot be installed. */
export function InstallButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation();
  const installing = useSyncExternalStore(watchInstalling, readInstalling, () => 'none' as const);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const Guide = useGuide(isGuideOpen);
  if (installing === 'none') return null;
  return (
    <>
      <Button
        {...props}
        onClick={() => {
          openPopover()?.hidePopover();
          if (installing === 'offered') install();
          else setGuideOpen(true);
        }}
      >
        {t('install')}
      </Button>
      {Guide && <Guide onClose={() => setGuideOpen(false)} />}
    </>
  );
}
