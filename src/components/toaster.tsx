import { Toaster as ChakraToaster, chakra, createToaster, Toast } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toastRecipe } from '../theme/recipes/toast';
import { IconCheck, IconClose, IconWarning } from './icons';
import { fillToasterOutlet } from './toaster-outlet';

/** Source: spec 9 "Toasts". */
const MAX_SHOWN = 3;
const DURATION_MS = 4000;
/** Time to decide whether to use the action of a failure. */
const ACTION_DURATION_MS = 12_000;

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  description: string;
  action?: { label: string; onClick: () => void };
}

const toaster = createToaster({
  placement: 'bottom-end',
  max: MAX_SHOWN,
  duration: DURATION_MS,
  gap: 12,
  offsets: { top: '1rem', left: '1rem', right: 'var(--toaster-edge)', bottom: 'var(--toaster-bottom)' },
});

/** Shows a toast. It replaces the oldest of three, and waits if no `Toaster` is mounted yet. */
export function toast({ kind, action, ...message }: ToastMessage): void {
  const shown = toaster.getVisibleToasts();
  if (shown.length >= MAX_SHOWN) toaster.dismiss(shown.at(-1)?.id);
  toaster.create({
    ...message,
    type: kind,
    ...(action && { action }),
    ...(action && kind === 'error' && { duration: ACTION_DURATION_MS }),
  });
}

/** Removes all toasts, because they are out of date. */
export function dismissToasts(): void {
  toaster.dismiss();
}

/** On a phone a success toast would cover the buttons of a dialog that opens. */
function dismissSuccesses(): void {
  for (const { id, type } of toaster.getVisibleToasts()) if (type === 'success') toaster.dismiss(id);
}

/** Shows toasts on this page and, from then on, on every page. Source: spec 9 "Toasts". */
export function Toaster() {
  useEffect(() => fillToasterOutlet(<ToastRegion />), []);
  return null;
}

/**
 * Bottom right, on a phone above the bottom bar, on a desktop above the chat's button; inside the modal dialog if one is
 * open. Errors interrupt a screen reader, successes wait.
 */
function ToastRegion() {
  const { t } = useTranslation();
  const layer = useRef<HTMLDivElement>(null);
  // Moved by hand: React updates its content wherever it is.
  const [host] = useState(() => document.createElement('div'));

  useEffect(() => {
    // While a native modal dialog is open, everything outside of it is inert.
    const show = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1); // a nested one comes later
      const place = dialog ?? document.body;
      dialog?.addEventListener('close', show, { once: true }); // on each call: the dialog may have been reopened
      if (host.parentNode === place) return;
      place.append(host);
      layer.current?.showPopover();
    };
    show();
    const unsubscribe = toaster.subscribe(show);
    // A dialog may open over visible toasts. The event does not bubble.
    const toggled = ({ target }: Event) => {
      if ((target as Element).matches('dialog:modal')) dismissSuccesses();
      show();
    };
    document.addEventListener('toggle', toggled, true);
    return () => {
      unsubscribe();
      document.removeEventListener('toggle', toggled, true);
      host.remove();
    };
  }, [host]);

  return createPortal(
    <chakra.div ref={layer} popover="manual" border="0" p="0" overflow="visible">
      <ChakraToaster
        toaster={toaster}
        aria-label={t('toasts.label')}
        css={{
          '--toaster-edge': { base: '1rem', md: '1.5rem' },
          '--toaster-bottom': { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6rem' },
          insetInlineStart: { base: '1rem', md: 'auto' },
        }}
      >
        {({ title, description, type, action }) => (
          <Toast.Root recipe={toastRecipe} role={type === 'error' ? 'alert' : 'status'}>
            {type === 'error' ? <IconWarning /> : <IconCheck />}
            <Toast.Title>{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t('toasts.close')}>
              <IconClose />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </chakra.div>,
    host,
  );
}
