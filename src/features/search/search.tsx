import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useContent, usePlace } from '../../i18n/place';
import { InPlace } from '../../ui/in-place';
import { useOpener } from '../../ui/opener';
import type { SearchDialogProps } from './search-dialog';

const NOTICE_MS = 8000;

async function loadDialog(locale: Locale): Promise<{ Dialog: ComponentType<SearchDialogProps>; locale: Locale }> {
  const [{ SearchDialog, prepare }] = await Promise.all([import('./search-dialog'), loadContent('search', locale)]);
  prepare(locale);
  return { Dialog: SearchDialog, locale };
}

/**
 * The site's search. A click on anything marked `data-search` opens it, as its keys do (src/app/frame/search-keys.ts).
 * Only this listens from the start: the dialog, its words and the index are fetched when somebody aims at it.
 * Source: decisions "Pages".
 */
export function Search() {
  const { search } = useContent('frame').header;
  const { locale, path } = usePlace();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const [failed, setFailed] = useState(false);

  const open = () => {
    setFailed(false);
    loadDialog(locale).then(setOpened, () => setFailed(true));
  };
  useOpener(
    '[data-search]',
    (opener) => {
      // A drawer gives the focus back to what opened it, to which the dialog will give it back in turn.
      opener.closest<HTMLElement>('[popover]')?.hidePopover();
      open();
    },
    () => loadDialog(locale).catch(() => {}), // opening it will say what is wrong
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each route change, the browser's Back too
  useEffect(() => setOpened(null), [path, locale]);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [failed]);

  return (
    <>
      {failed && <InPlace of="[data-search-notice]">{search.failed}</InPlace>}
      {opened?.locale === locale && <opened.Dialog onClose={() => setOpened(null)} />}
    </>
  );
}
