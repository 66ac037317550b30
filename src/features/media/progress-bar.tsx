import { chakra } from '@chakra-ui/react/styled-system';

/** How far something is; it needs an `aria-label`. */
export const ProgressBar = chakra('progress', {
  base: {
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
  },
});
