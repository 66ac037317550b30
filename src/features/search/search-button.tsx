import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';
import { Button } from '../../ui/button';
import { IconSearch } from '../../ui/icons';

const Key = chakra('kbd', {
  base: {
    px: '1.5',
    ml: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    textStyle: 'label',
    fontFamily: 'body',
    color: 'muted',
  },
});

/** Of the top bar: a box that expands into the search (see search.tsx); an icon where there is no room for it. */
export function SearchButton() {
  const { search } = useContent('frame').header;
  return (
    <Button
      variant="quiet"
      data-search=""
      aria-label={search.label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      minW={{ base: 'target', lg: '11rem' }}
      px={{ base: '0', lg: '3' }}
      justifyContent={{ lg: 'flex-start' }}
      fontWeight={{ lg: 'normal' }}
      color={{ lg: 'muted' }}
      borderColor={{ lg: 'control' }}
      css={{ '@media (max-width: 22.5em)': { display: 'none' } }}
    >
      <IconSearch />
      <chakra.span aria-hidden display={{ base: 'none', lg: 'contents' }}>
        {search.open}
        <Key>/</Key>
      </chakra.span>
    </Button>
  );
}
