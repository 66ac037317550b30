import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { QuoteRecord } from '../../../domain/quotes';
import { type Services, useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';

const PAGE_SIZE = 20;

const quotesQueryOptions = (services: Services) =>
  infiniteQueryOptions({
    queryKey: ['quotes'],
    queryFn: async ({ pageParam }) => (await services.inbox()).quotes(PAGE_SIZE, pageParam),
    initialPageParam: undefined as QuoteRecord | undefined,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** The quote requests, newest first, a page at a time. */
export const useQuotes = () => useInfiniteQuery(quotesQueryOptions(useServices()), queryClient);
