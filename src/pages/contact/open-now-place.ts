import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Where the page says whether the office is open (open-now.tsx). It is free at first, and as high as it will be: nothing
 * moves when the answer comes.
 */
export const OpenNowPlace = chakra(
  'p',
  {
    base: {
      minH: '6',
      textStyle: 'small',
      fontWeight: 600,
      color: 'muted',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
      '& > span::before': { content: '""', boxSize: '2', borderRadius: 'full', bg: 'currentColor' },
      '& > [data-open]': { color: 'sage' },
    },
  },
  { defaultProps: { role: 'status', ...{ 'data-open-now': '' } } },
);
