import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws into a place that the still frame keeps, told by a selector; nothing where the page has none. */
export function InPlace({ of, children }: { of: string; children: ReactNode }): ReactNode {
  const place = document.querySelector(of);
  return place && createPortal(children, place);
}
