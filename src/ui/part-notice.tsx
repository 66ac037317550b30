import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const Notice = chakra('p', {
  base: {
    _empty: { display: 'none' },
    ps: '4',
    py: '1',
    borderInlineStartWidth: '3px',
    borderColor: 'danger',
    textStyle: 'small',
  },
});

/** Where a deferred part (src/ui/deferred.tsx) says that its code cannot be had; it takes no room until then. */
export function PartNotice(props: HTMLChakraProps<'p'>) {
  return <Notice role="alert" data-part-notice="" {...props} />;
}
