import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconSearch } from '../../components/icons';
import { useSearch } from './search';

/** The search button of the header: a box, or an icon if there is no room. */
export function SearchButton() {
  const { t } = useTranslation();
  const { openSearch, isOpening, prefetchSearch } = useSearch();
  return (
    <Button
      variant="ghost"
      data-search="" // the search keys press it: search-keys.ts
      aria-busy={isOpening}
      onClick={openSearch}
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
      aria-label={t('header.search.label')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      minW={{ base: 'target', lg: '11rem' }}
      px={{ base: '0', lg: '3' }}
      justifyContent={{ lg: 'flex-start' }}
      fontWeight={{ lg: 'normal' }}
      color={{ lg: 'fg.muted' }}
      borderColor={{ lg: 'border.emphasized' }}
      css={{ '@media (max-width: 21em)': { display: 'none' } }}
    >
      <IconSearch />
      <Box as="span" aria-hidden display={{ base: 'none', lg: 'contents' }}>
        {t('header.search.open')}
        <Box as="kbd" ms="auto" px="1.5" layerStyle="card" borderRadius="control" textStyle="label" fontFamily="body">
          /
        </Box>
      </Box>
    </Button>
  );
}
