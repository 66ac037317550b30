import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/button';

/**
 * A button whose action removes it. If it has the focus, the focus moves to `nextFocusRef`; the browser would start at
 * the top of the page. Staff screens use `useFocusAfterRemoval` instead, because any element there can disappear.
 */
export function TransientButton({
  nextFocusRef,
  ...button
}: ComponentProps<typeof Button> & { nextFocusRef: RefObject<HTMLElement | null> }) {
  const own = useRef<HTMLButtonElement>(null);
  // The cleanup runs while the button is still in the document.
  useLayoutEffect(
    () => () => {
      if (own.current === document.activeElement) nextFocusRef.current?.focus();
    },
    [nextFocusRef],
  );
  return <Button ref={own} {...button} />;
}
