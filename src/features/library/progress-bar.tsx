import { chakra, defineStyle } from '@chakra-ui/react';

/** How a bar looks, for a list that holds many: a style for each would take longer than to draw them. */
export const progressStyle = defineStyle({
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '0.375rem',
  border: 0,
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.muted',
  color: 'brand.fg',
  '&::-webkit-progress-bar': { bg: 'bg.muted' },
  '&::-webkit-progress-value': { bg: 'brand.solid', borderRadius: 'full' },
  '&::-moz-progress-bar': { bg: 'brand.solid', borderRadius: 'full' },
});

/** How far something is; it needs an `aria-label`. */
export const ProgressBar = chakra('progress', { base: progressStyle });
