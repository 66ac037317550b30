import { chakra } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import type { i18n } from 'i18next';
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconChat } from '../../components/icons';
import { ContactText, TextLink } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { useCurrentRoute } from '../../hooks/current-page';
import { loadNamespaces } from '../../i18n/i18n';
import { openPopover } from '../../services/open-popover';
import { CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import { chatSession, patchChat } from './chat-session';
import type { ChatPanel } from './panel';

/** The chat's corner of a desktop window. */
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
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Dialogs and the header's menus, which Escape closes first. */
const TAKES_ESCAPE = '[aria-modal=true], header details[open]';

type Panel = ComponentType<ComponentProps<typeof ChatPanel>>;

/** Loads the panel and its translations. Rejects if either is unavailable. */
async function loadPanel(i18n: i18n): Promise<Panel> {
  const [{ ChatPanel }] = await Promise.all([import('./panel'), loadNamespaces(i18n, ['chat'])]);
  return ChatPanel;
}

/**
 * The chat assistant: a round button in the corner of every public page on a desktop, and its panel. The panel's code
 * loads on demand. An open chat stays open across pages; Escape closes it even if the focus is elsewhere, because it
 * may cover the focus.
 * Source: spec 2 "Shared layout", 4 "Chat widget".
 */
export function Chat() {
  const { t, i18n } = useTranslation();
  const { id, path } = useCurrentRoute();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<Panel>();
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const isPublic = id !== 'admin';
  const isOpen = isPublic && state === 'open';

  const open = async () => {
    setState('opening');
    try {
      const loaded = await withTimeLimit(loadPanel(i18n), CODE_LIMIT_MS);
      flushSync(() => {
        setPanel(() => loaded);
        setState('open');
      });
      patchChat({ isOpen: true });
    } catch {
      setState('failed');
    }
  };
  const openAndFocus = async () => {
    await open();
    input.current?.focus();
  };
  const close = () => {
    const hadFocus = corner.current?.contains(document.activeElement);
    flushSync(() => setState('closed')); // a hidden button cannot take the focus
    if (hadFocus) opener.current?.focus();
    patchChat({ isOpen: false });
  };
  const prefetch = () => {
    loadPanel(i18n).catch(() => {}); // opening it reports the error
  };

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape' && !openPopover() && !document.querySelector(TAKES_ESCAPE)) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', listener, { capture: true }); // before an open dialog or menu handles the key
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);

  // After a reload or a language switch, the visitor may already be typing elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (chatSession.read().isOpen) void open();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: hides the notice when the page changes
  useEffect(() => setState((now) => (now === 'failed' ? 'closed' : now)), [path]);

  return (
    <>
      <Corner aria-label={t('chat.label')} hidden={!isPublic || state === 'open'}>
        <Alert.Root variant="surface" status="error" role="alert" maxW="20rem" textStyle="small">
          {state === 'failed' && (
            <p>
              <ContactText>{t('chat.failed')}</ContactText>{' '}
              <TextLink href={pathTo('contact')} display="inline">
                {t('chat.contact')}
              </TextLink>
            </p>
          )}
        </Alert.Root>
        <Button
          ref={opener}
          variant="outline"
          size="icon"
          boxSize="3rem"
          // Outside the page's column if there is room, even with a scroll bar in a 1280 px window.
          me={{ base: '-4', '2xl': '0' }}
          borderRadius="full"
          bg="bg.panel"
          color="brand.fg"
          boxShadow="0 4px 16px rgb(0 0 0 / 0.2)"
          aria-label={t('chat.open')}
          aria-busy={state === 'opening'}
          onClick={openAndFocus}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <IconChat size={24} />
        </Button>
      </Corner>
      {Panel && (
        <Corner as="div" ref={corner} hidden={!isOpen}>
          <Panel input={input} onClose={close} />
        </Corner>
      )}
    </>
  );
}
