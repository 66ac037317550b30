import { Toaster as ChakraToaster, createToaster, Icon, Portal, Toast } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
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

/** Shows a toast. It replaces the oldest of three. */
export function toast({ kind, action, ...message }: ToastMessage): void {
  // Chakra renders a toast at once, which React does not allow inside an effect.
  queueMicrotask(() => {
    const shown = toaster.getVisibleToasts();
    // At once: while one fades, the next would wait.
    if (shown.length >= MAX_SHOWN) toaster.remove(shown.at(-1)?.id);
    toaster.create({
      ...message,
      type: kind,
      ...(action && { action }),
      ...(action && kind === 'error' && { duration: ACTION_DURATION_MS }),
    });
  });
}

/** Removes all toasts, because they are out of date. */
export function dismissToasts(): void {
  toaster.dismiss();
}

/** The shortcut of the toasts focuses their region: from there, Tab would lead back into an open dialog. */
function focusNewest({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role]')?.focus();
}

/**
 * Bottom right, on a phone above the bottom bar, on a desktop above the chat's button. Errors interrupt a screen
 * reader, successes wait.
 */
function ToastRegion() {
  const { t } = useTranslation();
  return (
    <Portal>
      <ChakraToaster
        toaster={toaster}
        aria-label={t('toasts.label')}
        onFocus={focusNewest}
        css={{
          '--toaster-edge': { base: '1rem', md: '1.5rem' },
          '--toaster-bottom': { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6rem' },
          insetInlineStart: { base: '1rem', md: 'auto' },
        }}
      >
        {({ title, description, type, action }) => (
          // An open dialog hides everything else from screen readers, except what has `aria-live`.
          <Toast.Root
            recipe={toastRecipe}
            {...(type === 'error'
              ? { role: 'alert', 'aria-live': 'assertive' }
              : { role: 'status', 'aria-live': 'polite' })}
          >
            <Icon
              as={type === 'error' ? IconWarning : IconCheck}
              boxSize="1.25rem"
              mt="3"
              color={type === 'error' ? 'fg.error' : 'fg.success'}
            />
            <Toast.Title color={type === 'error' ? 'fg.error' : undefined}>{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t('toasts.close')}>
              <IconClose />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}

// Every page shows toasts from the moment it loads this module. Source: spec 9 "Toasts".
fillToasterOutlet(<ToastRegion />);
