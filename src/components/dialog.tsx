import { Dialog as ChakraDialog, type DialogContentProps, Portal } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { focusHeading } from '../hooks/current-page';
import { dialogRecipe } from '../theme/recipes/dialog';
import { Button } from './button';
import { IconClose } from './icons';

/** Id of the region of the toasts, which Chakra derives from their placement. */
const TOAST_REGION = 'toast-group:bottom-end';

/** A Chromium API that TypeScript's types lack. */
declare class CloseWatcher extends EventTarget {
  onclose: () => void;
  destroy(): void;
}

interface DialogProps extends DialogContentProps {
  /** The accessible name, and the title in the header unless there is a `bar`. */
  label: string;
  /** Replaces the title in the header. */
  bar?: ReactNode;
  closeLabel: string;
  role?: 'dialog' | 'alertdialog';
  /** Called when the visitor closes the dialog; the parent unmounts it. */
  onClose: () => void;
  /** Also called for the header's button, which people do not press by mistake, unlike Escape and Back. */
  onCloseButton?: () => void;
  closeOnInteractOutside?: boolean;
  /** While true, the dialog does not close. */
  isHeld?: boolean;
}

/** A modal dialog, open as long as it is mounted. */
export function Dialog(dialog: DialogProps) {
  const { label, bar, closeLabel, role, onClose, onCloseButton, closeOnInteractOutside, isHeld, ...props } = dialog;
  const { children, ...content } = props;
  const close = () => isHeld || onClose();
  useCloseOnBack(close);
  return (
    <ChakraDialog.Root
      open
      recipe={dialogRecipe}
      role={role}
      aria-label={bar ? label : undefined}
      closeOnEscape={!isHeld}
      closeOnInteractOutside={closeOnInteractOutside === true && !isHeld}
      restoreFocus={false}
      onOpenChange={close}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content {...content}>
            <FocusReturn />
            <ChakraDialog.Header>
              {bar ?? <ChakraDialog.Title>{label}</ChakraDialog.Title>}
              <ChakraDialog.CloseTrigger asChild>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={closeLabel}
                  disabled={isHeld}
                  onClick={() => onCloseButton?.()}
                >
                  <IconClose />
                </Button>
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            {children}
            {/* The focus trap includes what an expanded control in the dialog controls: here the toasts. */}
            <button type="button" hidden aria-controls={TOAST_REGION} aria-expanded />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** Closes on Android's Back gesture, which only a native `<dialog>` handles by itself. */
function useCloseOnBack(close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch(); // a watcher fires only once, and the dialog may stay open
        onClose();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}

/**
 * Returns the focus to the opener in the commit that removes the dialog. If the opener is gone, the heading of the
 * section around it gets the focus, or that of the page. Chakra would return it later: if the same commit removes the
 * opener, `useKeepFocus` would not see that the opener had the focus.
 */
function FocusReturn() {
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const sections: Element[] = [];
    for (let around = opener?.closest('section'); around; around = around.parentElement?.closest('section'))
      sections.push(around);
    return () => {
      if (opener?.isConnected && !opener.matches(':disabled')) opener.focus({ preventScroll: true });
      else focusHeading(sections.find((section) => section.isConnected));
    };
  }, []);
  return null;
}
