import { useQuery } from '@tanstack/react-query';
import { getStats } from './api/get-stats';

/** The library in numbers. */
export const useStats = () =>
  useQuery({
    queryKey: ['stats'],
    queryFn: () => getStats(),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });
