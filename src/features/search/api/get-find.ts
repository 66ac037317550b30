import { queryOptions, useQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type IndexedPage, searchIndexPath } from '../../../domain/search';
import { localeOf } from '../../../i18n/i18n';
import { queryClient } from '../../../services/query-client';
import { createFind } from '../find';

/** `words` must have the namespace `search`. */
const findQueryOptions = (words: i18n) =>
  queryOptions({
    queryKey: ['search-index', localeOf(words)],
    async queryFn() {
      const response = await fetch(searchIndexPath(localeOf(words)));
      if (!response.ok) throw new Error(`No search index: ${response.status}`);
      const t = words.getFixedT(null, 'search');
      return createFind((await response.json()) as IndexedPage[], t('fillers'));
    },
    staleTime: Number.POSITIVE_INFINITY, // a new index comes with a new version of the site
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The search over the index of the page's language. */
export const useFind = () => useQuery(findQueryOptions(useTranslation().i18n), queryClient);

/** Loads the index before the visitor types. The open dialog shows a failure. */
export const prefetchFind = (words: i18n) => void queryClient.prefetchQuery(findQueryOptions(words));
