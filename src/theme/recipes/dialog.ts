import { defineSlotRecipe } from '@chakra-ui/react';

/** A modal dialog: on a phone it takes the whole screen. Travels with the chunk of the dialogs. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'overlay', bg: 'rgb(0 0 0 / 0.7)' },
    positioner: { position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: { base: '100%', md: 'calc(100% - 4rem)' },
      maxW: { base: 'none', md: 'page' },
      h: { base: '100dvh', md: 'fit-content' },
      maxH: { base: '100dvh', md: 'calc(100dvh - 4rem)' },
      m: 'auto',
      borderWidth: { md: '1px' },
      borderColor: 'border',
      borderRadius: { md: 'surface' },
      bg: 'bg.panel',
      outline: 'none',
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      opacity: 1,
      transition: 'opacity 150ms',
      _starting: { opacity: 0 },
    },
    header: {
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
    title: { textStyle: 'subheading' },
  },
});
