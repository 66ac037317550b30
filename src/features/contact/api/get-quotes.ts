import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { QuoteRecord, QuoteStatus } from '../../../domain/quotes';
import { useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';

const PAGE_SIZE = 20;

/** The quote requests of these statuses, newest first, a page at a time. */
export function useQuotes(statuses: readonly QuoteStatus[]) {
  const services = useServices();
  return useInfiniteQuery(
    {
      queryKey: ['quotes', statuses],
      queryFn: async ({ pageParam }) => (await services.inbox()).quotes(PAGE_SIZE, statuses, pageParam),
      initialPageParam: undefined as QuoteRecord | undefined,
      getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
      gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
    },
    queryClient,
  );
}

/** Changes the status of a request, and reloads the list. */
export function useSetQuoteStatus() {
  const services = useServices();
  return useMutation(
    {
      mutationFn: async ({ id, status }: { id: string; status: 'open' | 'answered' }) =>
        (await services.inbox()).setStatus(id, status),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['quotes'] }),
    },
    queryClient,
  );
}
