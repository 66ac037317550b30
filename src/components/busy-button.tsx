import type { ComponentProps } from 'react';
import { Button } from './button';

const BUSY = { opacity: 0.55, cursor: 'progress' } as const;

/**
 * A button for an action that takes a while. While `isBusy`, it ignores presses but keeps the focus, unlike a disabled
 * button; a form must check for itself before it submits.
 */
export function BusyButton({ isBusy, onClick, ...button }: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return <Button {...button} aria-disabled={isBusy} {...(isBusy && BUSY)} onClick={isBusy ? undefined : onClick} />;
}
