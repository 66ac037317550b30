import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
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

type State = 'closed' | 'opening' | 'open' | 'failed';

/** What becomes of an opening, if it is still wanted. */
const afterOpening = (next: State) => (now: State) => (now === 'opening' ? next : now);

/** What must not be taken from somebody by a dialog that takes the keys. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/**
 * The site's search. A click on anything marked `data-search` opens it, as its keys do (src/app/frame/search-keys.ts).
 * Only this listens from the start: the dialog, its words and the index are fetched when somebody aims at it. Who goes
 * to another page meanwhile, or begins to type elsewhere, wants it no more. Source: decisions "Pages".
 */
export function Search() {
  const { search } = useContent('frame').header;
  const { locale, path } = usePlace();
  const [state, setState] = useState<State>('closed');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();

  const open = async () => {
    setState('opening');
    try {
      setLoaded(await loadDialog(locale));
      setState(afterOpening('open'));
    } catch {
      setState(afterOpening('failed'));
    }
  };
  useOpener(
    '[data-search]',
    (opener) => {
      // A drawer gives the focus back to what opened it, to which the dialog will give it back in turn.
      opener.closest<HTMLElement>('[popover]')?.hidePopover();
      void open();
    },
    () => loadDialog(locale).catch(() => {}), // opening it will say what is wrong
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each route change, the browser's Back too
  useEffect(() => setState('closed'), [path, locale]);

  useEffect(() => {
    if (state !== 'opening') return;
    // The box of the dialog takes the focus, too: it is open by then.
    const leave = ({ target }: FocusEvent) => (target as Element).matches(TYPED_IN) && setState(afterOpening('closed'));
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [state]);

  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('closed'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // The still openers, which another language replaces, follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    for (const opener of document.querySelectorAll('[data-search]'))
      opener.setAttribute('aria-busy', String(state === 'opening'));
  }, [locale, state]);

  return (
    <>
      {state === 'failed' && <InPlace of="[data-search-notice]">{search.failed}</InPlace>}
      {state === 'open' && loaded?.locale === locale && <loaded.Dialog onClose={() => setState('closed')} />}
    </>
  );
}
