import { type PointerEvent, type RefObject, useRef } from 'react';

/** The share of its height by which a drawer is dragged down before it closes. Source: spec 9 "UI". */
const CLOSES_AT = 0.25;

/** Event handlers for the grip of a popover: it follows the finger, and closes past `CLOSES_AT` or springs back. */
export function useDragToClose(popover: RefObject<HTMLElement | null>) {
  const startY = useRef<number | null>(null);

  function follow(transform: string, transition: string) {
    if (popover.current) Object.assign(popover.current.style, { transform, transition });
  }
  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - (startY.current ?? clientY));

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current !== null) follow(`translateY(${distance(event)}px)`, 'none');
    },
    onPointerUp(event: PointerEvent) {
      if (startY.current === null || !popover.current) return;
      const isFar = distance(event) > popover.current.offsetHeight * CLOSES_AT;
      startY.current = null;
      follow('', '');
      if (isFar) popover.current.hidePopover();
    },
    onPointerCancel() {
      startY.current = null;
      follow('', '');
    },
  };
}
