import { chakra } from '@chakra-ui/react/styled-system';

/** Where a deferred part says that its code cannot be had; it takes no room until then. */
export const PartNotice = chakra(
  'p',
  {
    base: {
      _empty: { display: 'none' },
      ps: '4',
      py: '1',
      borderInlineStartWidth: '3px',
      borderColor: 'danger',
      textStyle: 'small',
    },
  },
  { defaultProps: { role: 'alert', ...{ 'data-part-notice': '' } } },
);
