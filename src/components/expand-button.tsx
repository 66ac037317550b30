import type { ComponentProps } from 'react';
import { Button } from './button';
import { IconChevron } from './icons';

interface ExpandButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'onClick' | 'aria-expanded'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button with a chevron that shows and hides content. */
export const ExpandButton = ({ isOpen, onOpenChange, children, ...button }: ExpandButtonProps) => (
  <Button
    {...button}
    variant="ghost"
    aria-expanded={isOpen}
    onClick={() => onOpenChange(!isOpen)}
    css={{ '& svg': { transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : undefined } }}
  >
    {children}
    <IconChevron />
  </Button>
);
