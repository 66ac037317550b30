import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../i18n/place';

/** Draws into a place that the still frame keeps, told by a selector; nothing where the page has none. */
export function InPlace({ of, children }: { of: string; children: ReactNode }): ReactNode {
  const locale = useLocale();
  const [place, setPlace] = useState<Element | null>(null);
  // Another language has a frame of its own, which is there only when this is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => setPlace(document.querySelector(of)), [of, locale]);
  return place && createPortal(children, place);
}
