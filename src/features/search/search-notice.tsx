import { chakra } from '@chakra-ui/react/styled-system';

const Notice = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '4',
    top: '20',
    maxW: '26rem',
    mx: 'auto',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'surface',
    _empty: { display: 'none' },
  },
});

/** Where search.tsx says that the search cannot be had. */
export function SearchNotice() {
  return <Notice role="alert" data-search-notice="" />;
}
