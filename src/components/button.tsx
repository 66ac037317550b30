import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonRecipe } from '../theme/recipes/controls';
import { Announcement } from './live-region';

/** A button; `variant` solid, outline or ghost. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link to a page of this site that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);

/** A link to anything else (a phone number, an address, a file) that looks like a button. */
export const AnchorButton = chakra('a', buttonRecipe);

const BUSY = { opacity: 0.55, cursor: 'progress' } as const;

const ignorePress = (event: MouseEvent) => event.preventDefault();

interface BusyButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
  /** The label while busy, which screen readers announce. */
  busyLabel?: ReactNode;
}

/**
 * A button for an action that takes a while. While `isBusy`, it ignores presses, also of Enter in its form, but keeps
 * the focus, unlike a disabled button.
 */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  return (
    <>
      <Button {...button} aria-disabled={isBusy} {...(isBusy && BUSY)} onClick={isBusy ? ignorePress : onClick}>
        {isBusy && busyLabel ? busyLabel : children}
      </Button>
      {busyLabel && <Announcement>{isBusy && busyLabel}</Announcement>}
    </>
  );
}
