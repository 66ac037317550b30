import { useEffect, useRef } from 'react';

/**
 * When the open file `id` is closed, the focus goes to its card. The browser gives it back to the card that opened the
 * dialog; but the visitor may have gone on to another picture, or come by a URL, or use a browser whose links take no
 * focus from a click.
 */
export function useReturnToCard(id: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : null;
    if (id === null && last.current !== null && focused !== last.current) {
      document.querySelector<HTMLElement>(`[data-file="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = id;
  }, [id]);
}
