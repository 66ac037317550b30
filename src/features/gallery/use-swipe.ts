import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance in pixels, and its minimum ratio to the vertical distance. */
const DISTANCE = 48;
const SLANT = 1.5;

/** Calls `onSwipe` when a finger swipes left or right. Spread the result on the element. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= DISTANCE && Math.abs(x) >= SLANT * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
