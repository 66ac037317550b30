import type { ComponentProps } from 'react';
import { Button } from './button';

const BUSY = { opacity: 0.55, cursor: 'progress' } as const;

/**
 * A button whose deed takes a while. Pressed while it `isBusy` it does nothing, and keeps the focus, which a disabled
 * one would lose; a form that it sends has to look for itself.
 */
export function BusyButton({ isBusy, onClick, ...button }: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return <Button {...button} aria-disabled={isBusy} {...(isBusy && BUSY)} onClick={isBusy ? undefined : onClick} />;
}
