import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const Notice = chakra('p', {
  base: {
    _empty: { display: 'none' },
    // In sight as long as its part is: whoever is far down in a form would press its button in vain.
    position: 'sticky',
    top: { base: '4.5rem', md: '7.5rem' }, // below the header
    zIndex: 1,
    px: '4',
    py: '3',
    bg: 'surface',
    borderInlineStartWidth: '3px',
    borderColor: 'danger',
    textStyle: 'small',
  },
});

/** Where a deferred part (src/ui/deferred.tsx) says that its code cannot be had; it takes no room until then. */
export function PartNotice(props: HTMLChakraProps<'p'>) {
  return <Notice role="alert" data-part-notice="" {...props} />;
}
