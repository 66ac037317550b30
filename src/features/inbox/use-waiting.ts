import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { SEARCH_STEP } from '../../domain/staff-lists';
import { getWaiting, type WaitingQuotes } from './api/get-waiting';
import { countsKey, recordsKey } from './use-records';

/** How often the open tab asks what waits, in milliseconds. */
const REFRESH_MS = 30_000;

/** Loads the list of requests again, but not a search, which may have read thousands. */
const reloadList = (client: QueryClient) =>
  client.invalidateQueries({
    queryKey: recordsKey('quotes'),
    predicate: ({ queryKey }) => queryKey.at(-1) !== SEARCH_STEP,
  });

const isSame = (one: WaitingQuotes, other: WaitingQuotes) =>
  one.count === other.count && one.oldest === other.oldest && one.newest === other.newest;

const waitingQuotes = queryOptions({
  queryKey: countsKey('quotes'),
  async queryFn({ client, queryKey }) {
    const before = client.getQueryData<WaitingQuotes>(queryKey);
    const waiting = await getWaiting();
    if (before && !isSame(before, waiting)) void reloadList(client);
    return waiting;
  },
  refetchInterval: REFRESH_MS, // not while the tab is hidden
  refetchOnWindowFocus: true,
  gcTime: 0, // nothing of the admin screen outlives it
});

/**
 * The open quote requests, as they are now. When that changes, because a visitor sent one or a colleague answered one,
 * the list of requests loads again.
 */
export const useWaiting = () => useQuery(waitingQuotes);
