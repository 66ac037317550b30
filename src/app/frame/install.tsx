import { type ComponentProps, type ComponentType, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../domain/locale';
import type { InstallGuide } from '../../features/installed/install-guide';
import { loadContent } from '../../i18n/content';
import { useLocale } from '../../i18n/place';
import { install, readInstalling, watchInstalling } from '../../service-worker/page/install';
import { useOpener } from '../../ui/opener';

type Guide = ComponentType<ComponentProps<typeof InstallGuide>>;

/** Marks the buttons of the footer and the phone's menu, which are hidden until the site can be installed. */
const BUTTONS = '[data-install]';

/** Shows the buttons where the browser offers to install the site, or one can do it by hand; says then how. */
export function Install() {
  const locale = useLocale();
  const installing = useSyncExternalStore(watchInstalling, readInstalling, () => 'none' as const);
  const [opened, setOpened] = useState<{ Guide: Guide; locale: Locale } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has buttons of its own
  useLayoutEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) button.hidden = installing === 'none';
  }, [installing, locale]);

  const loadGuide = async () => {
    const [module] = await Promise.all([
      import('../../features/installed/install-guide'),
      loadContent('installed', locale),
    ]);
    return { Guide: module.InstallGuide, locale };
  };
  useOpener(
    BUTTONS,
    (opener) => {
      opener.closest<HTMLElement>('[popover]')?.hidePopover();
      if (installing === 'offered') return install();
      loadGuide().then(setOpened, () => {}); // no connection, and nothing kept yet: another press tries again
    },
    () => {
      if (installing === 'by-hand') loadGuide().catch(() => {}); // opening it will try again
    },
  );
  return opened?.locale === locale ? <opened.Guide onClose={() => setOpened(null)} /> : null;
}
