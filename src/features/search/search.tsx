import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useContent, useLocale } from '../../i18n/place';
import type { SearchDialogProps } from './search-dialog';

const OPENER = '[data-search]';
const NOTICE_MS = 8000;

const Notice = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '4',
    top: '20',
    maxW: '26rem',
    mx: 'auto',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'surface',
  },
});

async function loadDialog(locale: Locale): Promise<ComponentType<SearchDialogProps>> {
  const [{ SearchDialog, prepare }] = await Promise.all([import('./search-dialog'), loadContent('search', locale)]);
  prepare(locale);
  return SearchDialog;
}

const opensByKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey
    : key === '/' && !(target as Element).closest('input, textarea, select, [contenteditable]');

/**
 * The site's search. A click on anything marked `data-search` opens it, and so do Ctrl or Cmd with K, and `/` outside
 * of a text field. Only this listens from the start: the dialog, its words and the index are fetched when somebody aims
 * at it. Source: decisions "Pages".
 */
export function Search() {
  const { search } = useContent('frame').header;
  const locale = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const isOpener = ({ target }: Event) => target instanceof Element && !!target.closest(OPENER);
    const open = () => {
      setFailed(false);
      loadDialog(locale).then(
        (dialog) => setDialog(() => dialog),
        () => setFailed(true),
      );
    };
    const onClick = (event: Event) => {
      if (!isOpener(event)) return;
      // A drawer gives the focus back to what opened it, to which the dialog will give it back in turn.
      (event.target as Element).closest<HTMLElement>('[popover]')?.hidePopover();
      open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensByKey(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) open();
    };
    const onIntent = (event: Event) => {
      if (isOpener(event)) loadDialog(locale).catch(() => {}); // opening it will say what is wrong
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [locale]);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [failed]);

  return (
    <>
      <div role="alert">{failed && <Notice>{search.failed}</Notice>}</div>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
