import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { InPlace } from '../../ui/in-place';
import { useOpener } from '../../ui/opener';
import { PhoneText } from '../../ui/phone-text';

const OPENER = '[data-chat]';

/** Fetches the panel and its words. Rejects where one of them cannot be had. */
async function load(locale: Locale) {
  const [{ ChatPanel }] = await Promise.all([import('./panel'), loadContent('chat', locale)]);
  return { ChatPanel, locale };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * The chat assistant behind the round button in the corner of every public page on a desktop (chat-corner.tsx). What it
 * opens is fetched when somebody aims at it, and stays from then on, whatever page is shown. Source: spec 2 "Shared
 * layout", 4 "Chat widget".
 */
export function Chat() {
  const { chat } = useContent('frame');
  const href = useHref();
  const { id, locale, path } = usePlace();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const isPublic = id !== 'admin';

  useEffect(() => {
    // Where the words of another language cannot be had, the chat goes on in the one it has.
    if (loaded && loaded.locale !== locale) load(locale).then(setLoaded, () => {});
  }, [loaded, locale]);

  const open = async () => {
    setState('opening');
    try {
      setLoaded(await load(locale));
      setState('open');
    } catch {
      setState('failed');
    }
  };
  useOpener(
    OPENER,
    () => void open(),
    () => load(locale).catch(() => {}), // opening it will say what is wrong
  );

  // Whoever goes to another page has read why it could not be had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each route change
  useEffect(() => setState((now) => (now === 'failed' ? 'closed' : now)), [path]);

  // The still corner, which another language replaces, follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    find('[data-chat-corner]')?.toggleAttribute('hidden', !isPublic || state === 'open');
    find(OPENER)?.setAttribute('aria-busy', String(state === 'opening'));
  }, [isPublic, locale, state]);

  const close = () => {
    flushSync(() => setState('closed')); // a button that is not there yet cannot take the focus
    find(OPENER)?.focus();
  };
  return (
    <>
      {state === 'failed' && (
        <InPlace of="[data-chat-notice]">
          <PhoneText>{chat.failed}</PhoneText> <a href={href('contact')}>{chat.write}</a>.
        </InPlace>
      )}
      {loaded && <loaded.ChatPanel locale={loaded.locale} isOpen={isPublic && state === 'open'} onClose={close} />}
    </>
  );
}
