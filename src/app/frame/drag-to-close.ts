import { useEffect } from 'react';

/** Share of its height by which a drawer is dragged down before it closes. Source: spec 9 "UI". */
const CLOSES_AT = 0.25;

/** Marks the part of a popover that a finger takes hold of. */
export const GRIP = { 'data-grip': '' };

/**
 * A popover that is dragged down by its grip follows the finger, closes past `CLOSES_AT`, and springs back before that.
 */
export function useDragToClose(): void {
  useEffect(() => {
    let held: { drawer: HTMLElement; from: number } | null = null;
    const wayOf = (event: PointerEvent, from: number) => Math.max(0, event.clientY - from);
    const settle = (close: boolean) => {
      if (!held) return;
      const { drawer } = held;
      held = null;
      drawer.style.transition = '';
      drawer.style.transform = '';
      if (close) drawer.hidePopover();
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target as Element;
      const grip = target.closest('[data-grip]');
      const drawer = grip?.closest<HTMLElement>('[popover]');
      if (!grip || !drawer || target.closest('button')) return;
      held = { drawer, from: event.clientY };
      grip.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (!held) return;
      held.drawer.style.transition = 'none';
      held.drawer.style.transform = `translateY(${wayOf(event, held.from)}px)`;
    };
    const onUp = (event: PointerEvent) => {
      if (held) settle(wayOf(event, held.from) > held.drawer.offsetHeight * CLOSES_AT);
    };
    const onCancel = () => settle(false);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
    };
  }, []);
}
