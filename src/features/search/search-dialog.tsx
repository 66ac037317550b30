import { Box, Icon, Text } from '@chakra-ui/react';
import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { IconSearch } from '../../components/icons';
import { type IndexedPage, searchIndexPath } from '../../domain/search';
import { localeOf } from '../../i18n/i18n';
import { queryClient } from '../../services/query-client';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { createFind } from './find';
import { Keys } from './keys';
import { Failed, NoneFound, Suggestions } from './notices';
import { idOf, Results } from './results';

/** `i18n` must have the namespace `search`. */
const findQueryOptions = (i18n: i18n) =>
  queryOptions({
    queryKey: ['search-index', localeOf(i18n)],
    async queryFn() {
      const response = await fetch(searchIndexPath(localeOf(i18n)));
      if (!response.ok) throw new Error(`No search index: ${response.status}`);
      const t = i18n.getFixedT(null, 'search');
      return createFind((await response.json()) as IndexedPage[], t('fillers'));
    },
    staleTime: Number.POSITIVE_INFINITY, // a new index comes with a new version of the site
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The search over the index of the page's language. */
const useFind = () => useQuery(findQueryOptions(useTranslation().i18n));

/** Loads the index before the visitor types. The open dialog shows a failure. */
export const prefetchFind = (i18n: i18n) => void queryClient.prefetchQuery(findQueryOptions(i18n));

export interface SearchDialogProps {
  onClose: () => void;
}

/** The site's search: a combobox whose list is always open, in a dialog. Source: decisions "Pages". */
export const SearchDialog = (props: SearchDialogProps) => (
  <QueryClientProvider client={queryClient}>
    <Search {...props} />
  </QueryClientProvider>
);

function Search({ onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const [query, setQuery] = useState('');
  const { data: find, isError: failed, refetch } = useFind();
  const asked = query.trim();
  const results = useMemo(() => find?.(asked) ?? [], [find, asked]);
  const collection = useMemo(
    () => createListCollection({ items: results, itemToValue: (result) => idOf(result, results) }),
    [results],
  );

  // Chakra focuses the field in an animation frame, which can take seconds on a busy machine. The timer fires sooner,
  // but after the first render: the combobox misses a focus before it has started.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const status = () => {
    if (failed || !asked) return '';
    if (!find) return t('loading');
    if (!results.length) return t('none.title', { query: asked });
    return t('found', { count: results.length });
  };

  return (
    <Combobox.Root
      recipe={comboboxRecipe}
      collection={collection}
      open={results.length > 0}
      disableLayer // the dialog is the layer: Escape closes it
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      allowCustomValue
      value={[]}
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
      navigate={({ node }) => node.click()}
    >
      <Dialog
        label={t('label')}
        closeLabel={t('close')}
        onClose={onClose}
        closeOnInteractOutside
        maxW={{ base: 'none', md: '42rem' }}
        maxH={{ base: 'none', md: '76dvh' }}
        mt={{ md: '12dvh' }}
        bar={
          <>
            <Icon as={IconSearch} flexShrink="0" color="brand.fg" />
            <Combobox.Label srOnly>{t('label')}</Combobox.Label>
            <Combobox.Input ref={field} placeholder={t('placeholder')} enterKeyHint="go" />
          </>
        }
      >
        <Text role="status" px="6" pt="3" textStyle="label" _empty={{ p: '0' }}>
          {status()}
        </Text>
        <Results results={results} onClose={onClose} />
        {!results.length && (find || failed || !asked) && (
          <Box overflowY="auto" overscrollBehavior="contain" p="3">
            {failed && <Failed onRetry={() => refetch()} />}
            {!failed && asked && <NoneFound />}
            <Suggestions onClose={onClose} />
          </Box>
        )}
        <Keys choosing={results.length > 0} />
      </Dialog>
    </Combobox.Root>
  );
}
