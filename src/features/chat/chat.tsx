import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { Locale } from '../../domain/locale';
import { pathTo } from '../../domain/paths';
import { loadContent } from '../../i18n/content';
import { useContent, useLocale } from '../../i18n/locale';
import { Button } from '../../ui/button';
import { IconChat } from '../../ui/icons';
import { PhoneText } from '../../ui/phone-text';
import { useCurrentRoute } from '../../ui/use-current-route';
import { Corner } from './corner';
import type { ChatPanel } from './panel';
import { chatSession, patchChat } from './use-conversation';

const Notice = chakra('p', {
  base: {
    maxW: '20rem',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'fg.error',
    borderRadius: 'surface',
    textStyle: 'small',
    _empty: { display: 'none' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

type Panel = ComponentType<ComponentProps<typeof ChatPanel>>;

/** Loads the panel and its words. Rejects if one of them is not available. */
async function loadPanel(locale: Locale): Promise<Panel> {
  const [{ ChatPanel }] = await Promise.all([import('./panel'), loadContent('chat', locale)]);
  return ChatPanel;
}

/**
 * The chat assistant: a round button in the corner of every public page on a desktop, and the panel that it opens. The
 * panel's code loads when it is needed; an open chat stays open from page to page. Source: spec 2 "Shared layout", 4
 * "Chat widget".
 */
export function Chat() {
  const { chat } = useContent('frame');
  const locale = useLocale();
  const { id, path } = useCurrentRoute();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<Panel>();
  const opener = useRef<HTMLButtonElement>(null);
  const isPublic = id !== 'admin';

  const open = async () => {
    setState('opening');
    try {
      const loaded = await loadPanel(locale);
      setPanel(() => loaded);
      setState('open');
      patchChat({ isOpen: true });
    } catch {
      setState('failed');
    }
  };
  const close = () => {
    flushSync(() => setState('closed')); // a hidden button cannot take the focus
    opener.current?.focus();
    patchChat({ isOpen: false });
  };
  const prefetch = () => {
    loadPanel(locale).catch(() => {}); // opening it reports the error
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a reload or a change of language
  useEffect(() => {
    if (chatSession.read().isOpen) void open();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice goes with the page
  useEffect(() => setState((now) => (now === 'failed' ? 'closed' : now)), [path]);

  return (
    <>
      <Corner aria-label={chat.label} hidden={!isPublic || state === 'open'}>
        <Notice role="alert">
          {state === 'failed' && (
            <>
              <PhoneText>{chat.failed}</PhoneText> <Link href={pathTo('contact')}>{chat.write}</Link>.
            </>
          )}
        </Notice>
        <Button
          ref={opener}
          variant="outline"
          size="icon"
          boxSize="3rem"
          // Beside the page's column wherever there is room for it, also beside the scroll bar of a 1280 px window.
          me={{ base: '-4', '2xl': '0' }}
          borderRadius="full"
          bg="bg.panel"
          color="brand.fg"
          boxShadow="0 4px 16px rgb(0 0 0 / 0.2)"
          aria-label={chat.open}
          aria-busy={state === 'opening'}
          onClick={open}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <IconChat size={24} />
        </Button>
      </Corner>
      {Panel && <Panel isOpen={isPublic && state === 'open'} onClose={close} />}
    </>
  );
}
