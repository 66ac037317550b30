import { chakra, defineStyle } from '@chakra-ui/react/styled-system';

/** How a bar looks, for a list that holds many: a style for each would take longer than to draw them. */
export const progressStyle = defineStyle({
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '0.375rem',
  border: 0,
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'raised',
  color: 'accent',
  '&::-webkit-progress-bar': { bg: 'raised' },
  '&::-webkit-progress-value': { bg: 'accent', borderRadius: 'full' },
  '&::-moz-progress-bar': { bg: 'accent', borderRadius: 'full' },
});

/** How far something is; it needs an `aria-label`. */
export const ProgressBar = chakra('progress', { base: progressStyle });
