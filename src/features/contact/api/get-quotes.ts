import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { QuoteRecord } from '../../../domain/quotes';
import { queryClient } from '../../../stores/query-client';
import { type Stores, useStores } from '../../../stores/stores';

const PAGE_SIZE = 20;

const quotesQueryOptions = (stores: Stores) =>
  infiniteQueryOptions({
    queryKey: ['quotes'],
    queryFn: async ({ pageParam }) => (await stores.inbox()).quotes(PAGE_SIZE, pageParam),
    initialPageParam: undefined as QuoteRecord | undefined,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** The quote requests, newest first, a page at a time. */
export const useQuotes = () => useInfiniteQuery(quotesQueryOptions(useStores()), queryClient);
