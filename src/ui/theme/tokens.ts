import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system';
import { DUSK_GROUND, NOON_GROUND } from '../../domain/theme';

/** Steps of 4 px. */
const steps = (...all: number[]) => Object.fromEntries(all.map((step) => [step, `${step / 4}rem`]));

const space = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/**
 * The scales that are the same at noon and at dusk: space and sizes on a 4 px base, corners, weights, layers, motion.
 * Styles hold their values. As Chakra's tokens they would be custom properties, whose names and list every page
 * carries.
 */
export const scales: Record<string, Record<string, string>> = {
  sizes: { ...steps(0, 1, 2, 6, 8, 10), page: '70rem', measure: '40rem', full: '100%', target: '2.75rem' },
  spacing: { ...steps(...space), ...Object.fromEntries(space.map((step) => [`-${step}`, `${-step / 4}rem`])) },
  radii: { control: '6px', surface: '12px', full: '999px' },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700' },
  easings: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  zIndex: { header: '10', overlay: '20' },
};

/** Typefaces, each with one of the same measures that a slow line shows. */
export const tokens = defineTokens({
  fonts: {
    display: { value: "'Bricolage Grotesque', 'Bricolage fallback', sans-serif" },
    body: { value: "'Figtree', 'Figtree fallback', sans-serif" },
  },
});

const themed = (noon: string, dusk: string) => ({ value: { base: noon, _dark: dusk } });

/** Colours by role, for noon (light) and dusk (dark, the default). Every pair of ground and text passes AA. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ground: themed(NOON_GROUND, DUSK_GROUND),
    surface: themed('#FFFFFF', '#211A15'),
    raised: themed('#F3ECE1', '#2C231C'),
    text: themed('#2A1F17', '#F5EDE3'),
    muted: themed('#665647', '#C4B5A5'),
    accent: {
      DEFAULT: themed('#9A4A0C', '#F2A541'),
      text: themed('#FFFFFF', '#1B1208'),
      hover: themed('#7E3B07', '#FFBE69'),
    },
    sage: themed('#46632F', '#A3BC90'),
    danger: themed('#A8311B', '#F59282'),
    line: themed('#E4D9C9', '#3A2E25'),
    control: themed('#8C7B69', '#7A6858'),
  },
});

const display = { fontFamily: 'display', fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

/** Text roles: a scale of 1.2 on a phone and 1.25 from 768 px. */
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
