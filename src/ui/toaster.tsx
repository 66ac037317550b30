import { Toaster as ChakraToaster, chakra, createToaster, defineSlotRecipe, Toast } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconClose, IconWarning } from './icons';
import { fillToasterOutlet } from './toaster-outlet';

/** Source: spec 9 "Toasts". */
const MAX_SHOWN = 3;
const DURATION_MS = 4000;
/** Long enough to decide on what a failure offers to do. */
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

/** Shows a toast, in place of the oldest where enough are shown; made before there is a `Toaster`, it waits for one. */
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

/** Removes all toasts: what they say is out of date. */
export function dismissToasts(): void {
  toaster.dismiss();
}

/** On a phone a success toast would cover the buttons of a dialog that opens. */
function dismissSuccesses(): void {
  for (const { id, type } of toaster.getVisibleToasts()) if (type === 'success') toaster.dismiss(id);
}

const recipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      width: { base: 'full', md: '24rem' },
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '3',
      py: '3',
      ps: '4',
      pe: '2',
      borderWidth: '1px',
      borderRadius: 'surface',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      translate: 'var(--x) var(--y)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'translate 250ms, opacity 200ms',
      transitionTimingFunction: 'out',
      bg: 'bg.panel',
      '& > svg': { boxSize: '1.25rem', mt: '3' },
      '&[data-type=success]': { borderColor: 'fg.success', '& > svg': { color: 'fg.success' } },
      '&[data-type=error]': {
        bg: 'color-mix(in srgb, var(--mq-colors-fg-error) 14%, var(--mq-colors-bg-panel))',
        borderColor: 'fg.error',
        '& > svg, & > [data-part=title]': { color: 'fg.error' },
      },
    },
    title: { fontWeight: 600, pt: '2.5' },
    description: { gridColumn: 2, pb: '2' },
    actionTrigger: {
      gridColumn: 2,
      justifySelf: 'start',
      minH: 'target',
      mb: '1',
      fontWeight: 600,
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    closeTrigger: {
      gridArea: '1 / 3 / span 3',
      alignSelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: 'target',
      borderRadius: 'control',
    },
  },
});

/** Shows the toasts of `toast` on this page and, from then on, on all pages. Source: spec 9 "Toasts". */
export function Toaster() {
  useEffect(() => fillToasterOutlet(<ToastRegion />), []);
  return null;
}

/**
 * Bottom right, on a phone above the bottom bar, on a desktop above the chat's button; inside the modal dialog if one is
 * open. Errors are announced at once, successes in their turn.
 */
function ToastRegion() {
  const { t } = useTranslation();
  const layer = useRef<HTMLDivElement>(null);
  // Moved by hand: React keeps what it has put there, wherever it stands.
  const [host] = useState(() => document.createElement('div'));

  useEffect(() => {
    // While a modal dialog is open, all that stands outside of it can be neither used nor heard.
    const show = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1); // one within another stands after it
      const place = dialog ?? document.body;
      dialog?.addEventListener('close', show, { once: true }); // each time: it may have been closed and opened again
      if (host.parentNode === place) return;
      place.append(host);
      layer.current?.showPopover();
    };
    show();
    const unsubscribe = toaster.subscribe(show);
    // A dialog may open over toasts that are there already. The event does not bubble.
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
          <Toast.Root recipe={recipe} role={type === 'error' ? 'alert' : 'status'}>
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
