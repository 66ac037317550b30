import { useEffect, useEffectEvent, useRef } from 'react';

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`);

/**
 * When the open file `id` closes, the focus moves to its card. The browser restores it only to the card that opened the
 * dialog, but the visitor may have gone to another picture, come by a URL, or use a browser that does not focus clicked
 * links. `reveal` scrolls to a card that is too far away to be rendered.
 */
export function useReturnToCard(id: string | null, reveal: (id: string) => void): void {
  const last = useRef<string | null>(null);
  const onClose = useEffectEvent((closed: string) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : null;
    if (focused === closed) return;
    const card = cardOf(closed);
    if (card) return card.focus();
    reveal(closed);
    const later = () => cardOf(closed)?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(later)); // wait for the scroll and the render after it
  });
  useEffect(() => {
    if (id === null && last.current !== null) onClose(last.current);
    last.current = id;
  }, [id]);
}
