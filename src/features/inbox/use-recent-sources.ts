import { useInfiniteQuery } from '@tanstack/react-query';
import { isQuoteIn } from '../../domain/quote-filters';
import { SUMMARY_DAYS } from '../../domain/source-summary';
import { getOpenQuotes } from './api/get-quotes';
import { recordsKey } from './use-records';

const DAY_MS = 24 * 3600_000;

/** The sources of the open requests of the last days; undefined until they are read. */
export function useRecentSources() {
  const { data, refetch } = useInfiniteQuery({
    // One of the lists of requests, with a single page: a record that is changed or deleted changes here too.
    queryKey: [...recordsKey('quotes'), 'recent'],
    queryFn: () => getOpenQuotes(Date.now() - SUMMARY_DAYS * DAY_MS),
    initialPageParam: null,
    getNextPageParam: () => null,
    gcTime: 0,
  });
  const page = data?.pages[0];
  return {
    sources: page?.items.filter((request) => isQuoteIn('open', request)).map(({ source }) => source),
    /** Whether there are more such requests. */
    hasMore: page?.last !== undefined,
    refetch,
  };
}
