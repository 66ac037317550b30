import { defineSlotRecipe } from '@chakra-ui/react';

const panel = {
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'surface',
} as const;

/** Notices. The status colors their border. */
export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'title', 'description'],
  base: {
    root: { overflowWrap: 'anywhere', _empty: { srOnly: true } }, // stays, so that screen readers notice new text
    title: { fontWeight: 600 },
    description: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    status: {
      neutral: { root: { borderColor: 'border' } },
      info: { root: { borderColor: 'brand.fg' } },
      success: { root: { borderColor: 'fg.success' } },
      error: { root: { borderColor: 'fg.error' } },
    },
    variant: {
      /** About a form: a line beside the text. */
      subtle: {
        root: {
          display: 'grid',
          gap: '3',
          alignContent: 'start',
          justifyItems: 'start',
          ps: '4',
          py: '1',
          borderInlineStartWidth: '3px',
          textStyle: 'small',
          outline: 'none',
        },
      },
      /** In the page. */
      outline: {
        root: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          rowGap: '2',
          ps: '4',
          pe: '2',
          py: '2',
          borderWidth: '1px',
          borderRadius: 'control',
          textStyle: 'small',
        },
      },
      surface: { root: panel },
      /**
       * Over the lower edge of the page; on a phone above the bottom bar. It would cover a low window, such as a zoomed
       * one: there, it is at the end of the page.
       */
      solid: {
        root: {
          ...panel,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '3',
          '@media (min-height: 30em)': { position: 'fixed' },
          zIndex: 'overlay',
          insetInline: '4',
          bottom: '0',
          mb: { base: 'calc(5rem + env(safe-area-inset-bottom))', md: '4' },
          maxW: 'min(36rem, 100% - 2rem)',
          mx: 'auto',
          boxShadow: '0 12px 32px rgb(0 0 0 / 0.25)',
        },
      },
    },
  },
  defaultVariants: { status: 'info', variant: 'subtle' },
});
