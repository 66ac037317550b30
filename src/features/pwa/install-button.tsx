import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { install, readInstalling, watchInstalling } from './install';
import { useInstalledPart } from './use-installed-part';

/** Installs the site, or explains how on iPhones and iPads. Absent where the site cannot be installed. */
export function InstallButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation();
  const installing = useSyncExternalStore(watchInstalling, readInstalling, () => 'none' as const);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const guide = useInstalledPart(isGuideOpen, () => import('./install-guide'));
  if (installing === 'none') return null;
  return (
    <>
      <Button
        {...props}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          if (installing === 'offered') install();
          else setGuideOpen(true);
        }}
      >
        {t('install')}
      </Button>
      {guide && createPortal(<guide.InstallGuide onClose={() => setGuideOpen(false)} />, document.body)}
    </>
  );
}
