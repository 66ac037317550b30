import { useEffect, useEffectEvent } from 'react';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Answers to a click on anything that matches `selector`, wherever it stands, and fetches ahead as soon as somebody
 * aims at one: openers belong to the still frame, what they open comes later.
 */
export function useOpener(selector: string, open: (opener: Element) => void, prefetch: () => void): void {
  const onOpen = useEffectEvent(open);
  const onAim = useEffectEvent(prefetch);
  useEffect(() => {
    const openerOf = ({ target }: Event) => (target instanceof Element ? target.closest(selector) : null);
    const onClick = (event: Event) => {
      const opener = openerOf(event);
      if (opener) onOpen(opener);
    };
    const onIntent = (event: Event) => {
      if (openerOf(event)) onAim();
    };
    document.addEventListener('click', onClick);
    for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
    };
  }, [selector]);
}
