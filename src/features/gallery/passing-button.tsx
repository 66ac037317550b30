import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button';

/**
 * A button that goes away by what it does: the focus, if it has it then, goes on to `heir`, which stays. Left to the
 * browser, it would begin anew at the top of the page. For the few that do so before visitors, where it is known what
 * follows; on the staff's screens, where anything may go, `useKeptFocus` looks for what is left.
 */
export function PassingButton({
  heir,
  ...button
}: ComponentProps<typeof Button> & { heir: RefObject<HTMLElement | null> }) {
  const own = useRef<HTMLButtonElement>(null);
  // Called while the button is still in the document.
  useLayoutEffect(
    () => () => {
      if (own.current === document.activeElement) heir.current?.focus();
    },
    [heir],
  );
  return <Button ref={own} {...button} />;
}
