import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { IconClose } from './icons';

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    w: { base: '100%', md: 'calc(100% - 4rem)' },
    maxW: { base: 'none', md: 'page' },
    h: { base: '100dvh', md: 'fit-content' },
    maxH: { base: 'none', md: 'calc(100dvh - 4rem)' },
    m: 'auto',
    p: 0,
    border: 0,
    borderWidth: { md: '1px' },
    borderColor: 'border',
    borderRadius: { md: 'surface' },
    bg: 'bg.panel',
    color: 'fg',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    opacity: 1,
    transition: 'opacity 150ms',
    _starting: { opacity: 0 },
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'rgb(0 0 0 / 0.7)' },
  },
});

const Bar = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    ps: { base: '5', md: '6' },
    pe: '2',
    py: '2',
    pt: 'max(0.5rem, env(safe-area-inset-top))',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

type DialogProps = Omit<HTMLChakraProps<'dialog'>, 'onClose'> & {
  /** Names the dialog to a screen reader. */
  label: string;
  /** What stands in the bar at the top, beside the button that closes. */
  bar: ReactNode;
  closeLabel: string;
  /** Called when the visitor closes it, by Escape or by its button. Whoever drew the dialog takes it away then. */
  onClose: () => void;
  /** Called before that where it is its button: Escape and a phone's Back are more easily pressed by mistake. */
  onCloseButton?: () => void;
  /** Whether a click beside it closes it too. */
  lightDismiss?: boolean;
  /** Whether it has to stay for now. */
  isHeld?: boolean;
};

/**
 * A modal dialog, open as long as it is drawn: the browser's own, which keeps the focus within, answers to Escape and
 * gives the focus back. On a phone it takes the whole screen.
 */
export function Dialog(dialog: DialogProps) {
  const { label, bar, closeLabel, onClose, onCloseButton, lightDismiss, isHeld, children, ...props } = dialog;
  const sheet = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    const page = document.documentElement.style;
    dialog?.showModal();
    // The page behind stands still, and keeps the room of its scroll bar.
    page.paddingInlineEnd = `${innerWidth - document.documentElement.clientWidth}px`;
    page.overflow = 'hidden';
    return () => {
      page.overflow = '';
      page.paddingInlineEnd = '';
      dialog?.close();
    };
  }, []);

  const closeBeside = (event: MouseEvent) => {
    if (lightDismiss && event.target === event.currentTarget) sheet.current?.close();
  };
  const closed = () => {
    // Pressed twice, Escape closes it whatever `cancel` is told.
    if (isHeld) sheet.current?.showModal();
    else onClose();
  };
  const closeByButton = () => {
    onCloseButton?.();
    sheet.current?.close();
  };
  return (
    <Sheet
      ref={sheet}
      aria-label={label}
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={closed}
      onClick={closeBeside}
      {...props}
    >
      <Bar>
        {bar}
        <Button variant="ghost" size="icon" aria-label={closeLabel} disabled={isHeld} onClick={closeByButton}>
          <IconClose />
        </Button>
      </Bar>
      {children}
    </Sheet>
  );
}
