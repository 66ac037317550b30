import { useLayoutEffect, useRef } from 'react';
import { freeAccountPlace } from './held-account-place';

/**
 * For what is shown of the account: with it the place is known. When it goes and had the focus, Login has it, since
 * `body` would begin the page anew.
 */
export function useAccountPlace<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    freeAccountPlace();
    const place = part.current?.closest<HTMLElement>('[data-account]');
    return () => {
      if (!place?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place.querySelector('a')?.focus();
      });
    };
  }, []);
  return part;
}
