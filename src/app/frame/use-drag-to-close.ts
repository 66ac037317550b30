import { type PointerEvent, type RefObject, useRef } from 'react';

/** Share of its height by which a drawer is dragged down before it closes. Source: spec 9 "UI". */
const CLOSES_AT = 0.25;

/**
 * Handlers for the part of a drawer that a finger takes hold of: the drawer follows the finger, closes past
 * `CLOSES_AT`, and springs back before that.
 */
export function useDragToClose(drawer: RefObject<HTMLElement | null>) {
  const from = useRef<number | null>(null);
  const way = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY));
  const settle = (close: boolean) => {
    from.current = null;
    const element = drawer.current;
    if (!element) return;
    element.style.transition = '';
    element.style.transform = '';
    if (close) element.hidePopover();
  };
  return {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button')) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === null || !drawer.current) return;
      drawer.current.style.transition = 'none';
      drawer.current.style.transform = `translateY(${way(event)}px)`;
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null || !drawer.current) return;
      settle(way(event) > drawer.current.offsetHeight * CLOSES_AT);
    },
    onPointerCancel: () => settle(false),
  };
}
