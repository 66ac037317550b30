import { useEffect, useEffectEvent, useRef } from 'react';

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`);

/**
 * When the open file `id` is closed, the focus goes to its card. The browser gives it back to the card that opened the
 * dialog; but the visitor may have gone on to another picture, or come by a URL, or use a browser whose links take no
 * focus from a click. `reveal` draws a card that is too far from the screen to be drawn.
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
    requestAnimationFrame(() => requestAnimationFrame(later)); // the scroll, and what it has drawn
  });
  useEffect(() => {
    if (id === null && last.current !== null) onClose(last.current);
    last.current = id;
  }, [id]);
}
