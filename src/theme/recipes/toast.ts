import { defineSlotRecipe } from '@chakra-ui/react';

/** The look of a toast. Part of the toaster's chunk. */
export const toastRecipe = defineSlotRecipe({
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
      '&[data-type=success]': { borderColor: 'fg.success' },
      '&[data-type=error]': {
        bg: 'color-mix(in srgb, var(--mq-colors-fg-error) 14%, var(--mq-colors-bg-panel))',
        borderColor: 'fg.error',
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
