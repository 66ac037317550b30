import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';

const statsQueryOptions = (services: Services) =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: async () => (await services.media()).figures(),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** The library in numbers, counted by the server. */
export const useStats = () => useQuery(statsQueryOptions(useServices()), queryClient);
