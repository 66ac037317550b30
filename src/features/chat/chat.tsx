import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { Button } from '../../ui/button';
import { IconChat } from '../../ui/icons';

const Corner = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    right: '6',
    bottom: '6',
    display: 'grid',
    justifyItems: 'end',
    gap: '3',
    hideBelow: 'md',
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Notice = chakra('p', {
  base: {
    maxW: '20rem',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'surface',
    textStyle: 'small',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/** Fetches the panel and its words. Rejects where one of them cannot be had. */
async function load(locale: Locale) {
  const [{ Panel }] = await Promise.all([import('./panel'), loadContent('chat', locale)]);
  return { Panel, locale };
}

/**
 * The chat assistant: a round button in the corner of every public page on a desktop. What it opens is fetched when
 * somebody aims at it, and stays from then on, whatever page is shown. Source: spec 2 "Shared layout", 4 "Chat widget".
 */
export function Chat() {
  const { chat } = useContent('frame');
  const { id, locale } = usePlace();
  const href = useHref();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();

  useEffect(() => {
    // Where the words of another language cannot be had, the chat goes on in the one it has.
    if (loaded && loaded.locale !== locale) load(locale).then(setLoaded, () => {});
  }, [loaded, locale]);

  const prefetch = () => load(locale).catch(() => {}); // opening it will say what is wrong
  const open = async () => {
    setState('opening');
    try {
      setLoaded(await load(locale));
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const close = () => {
    flushSync(() => setState('closed')); // a button that is not there yet cannot take the focus
    button.current?.focus();
  };

  return (
    <Corner aria-label={chat.label} hidden={id === 'admin'}>
      {state === 'failed' && (
        <Notice role="alert">
          {chat.failed}{' '}
          <a href={href('contact')} onClick={() => setState('closed')}>
            {chat.write}
          </a>
          .
        </Notice>
      )}
      {loaded && <loaded.Panel locale={loaded.locale} isOpen={state === 'open'} onClose={close} />}
      <Button
        ref={button}
        variant="outline"
        size="icon"
        boxSize="3.5rem"
        borderRadius="full"
        bg="surface"
        color="accent"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.2)"
        hidden={state === 'open'}
        aria-label={chat.open}
        aria-busy={state === 'opening'}
        onPointerOver={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <IconChat size={26} />
      </Button>
    </Corner>
  );
}
