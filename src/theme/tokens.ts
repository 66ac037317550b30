import { defineLayerStyles, defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react';
import { DUSK_GROUND, NOON_GROUND } from '../domain/theme';

/** Sizes in steps of 4 px. */
const steps = (...all: number[]) => Object.fromEntries(all.map((step) => [step, { value: `${step / 4}rem` }]));

/** Tokens that are the same in both themes. */
export const tokens = defineTokens({
  fonts: {
    display: { value: "'Bricolage Grotesque', 'Bricolage fallback', sans-serif" },
    body: { value: "'Figtree', 'Figtree fallback', sans-serif" },
  },
  sizes: {
    ...steps(0, 1, 2, 6, 8, 10),
    page: { value: '70rem' },
    measure: { value: '40rem' },
    full: { value: '100%' },
    target: { value: '2.75rem' }, // minimum touch target
  },
  spacing: steps(0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24),
  radii: { control: { value: '6px' }, surface: { value: '12px' }, full: { value: '999px' } },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: { header: { value: 10 }, overlay: { value: 20 } },
});

const themed = (noon: string, dusk: string) => ({ value: { base: noon, _dark: dusk } });
const alias = (token: string) => ({ value: `{colors.${token}}` });

/**
 * Colors by role, under Chakra's own names, for noon (light) and dusk (dark, the default). `colorPalette` is `brand`
 * everywhere, so that all Chakra components fit. Every pair of background and text passes WCAG AA.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: themed(NOON_GROUND, DUSK_GROUND),
      subtle: alias('bg.panel'),
      panel: themed('#FFFFFF', '#211A15'),
      muted: themed('#F3ECE1', '#2C231C'),
      emphasized: alias('border'),
    },
    fg: {
      DEFAULT: themed('#2A1F17', '#F5EDE3'),
      muted: themed('#665647', '#C4B5A5'),
      subtle: alias('fg.muted'),
      success: themed('#46632F', '#A3BC90'),
      error: themed('#A8311B', '#F59282'),
    },
    border: {
      DEFAULT: themed('#E4D9C9', '#3A2E25'),
      muted: alias('border'),
      subtle: alias('border'),
      emphasized: themed('#8C7B69', '#7A6858'), // 3:1 contrast, for controls
      error: alias('fg.error'),
    },
    brand: {
      solid: themed('#9A4A0C', '#F2A541'),
      contrast: themed('#FFFFFF', '#1B1208'),
      fg: alias('brand.solid'),
      emphasized: themed('#7E3B07', '#FFBE69'),
      muted: alias('bg.muted'),
      subtle: alias('bg.muted'),
      focusRing: alias('brand.solid'),
      border: alias('border.emphasized'),
    },
  },
});

const display = { fontFamily: 'display', fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

/** Text styles: a scale of 1.2 on a phone and 1.25 from 768 px. */
export const textStyles = defineTextStyles({
  hero: {
    value: { ...display, fontSize: { base: '2.5rem', md: '4.05rem' }, lineHeight: 1.04, letterSpacing: '-0.03em' },
  },
  title: { value: { ...display, fontSize: { base: '2.07rem', md: '3.24rem' }, lineHeight: 1.08 } },
  heading: { value: { ...display, fontSize: { base: '1.73rem', md: '2.6rem' }, lineHeight: 1.12 } },
  subheading: {
    value: {
      ...display,
      fontSize: { base: '1.2rem', md: '1.33rem' },
      lineHeight: 1.25,
      fontWeight: 700,
      letterSpacing: '-0.01em',
    },
  },
  lead: { value: { fontSize: { base: '1.125rem', md: '1.33rem' }, lineHeight: 1.5, textWrap: 'pretty' } },
  body: { value: { fontSize: { base: '1rem', md: '1.0625rem' }, lineHeight: 1.6 } },
  small: { value: { fontSize: '0.9375rem', lineHeight: 1.5 } },
  label: { value: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.02em' } },
  figure: {
    value: {
      ...display,
      fontSize: { base: '2.07rem', md: '2.6rem' },
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Layer styles: `card` is a panel with a hairline around it. */
export const layerStyles = defineLayerStyles({
  card: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'surface' } },
});
