import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../stores/query-client';
import { type Stores, useStores } from '../../../stores/stores';

const statsQueryOptions = (stores: Stores) =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: async () => (await stores.media()).figures(),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** The library in numbers, counted by the server. */
export const useStats = () => useQuery(statsQueryOptions(useStores()), queryClient);
