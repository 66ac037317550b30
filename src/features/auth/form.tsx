import { chakra } from '@chakra-ui/react/styled-system';

/**
 * A form that judges its fields itself, in the page's language. Sent before the page answers, it must not put a
 * password into the URL: hence `post`.
 */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true, method: 'post' } },
);
