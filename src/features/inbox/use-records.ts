import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_SIZE, SEARCH_STEP, type StaffListName } from '../../domain/staff-lists';
import type { Page, PageRequest } from './api/get-page';

/** Where the records of a list come from. */
export interface RecordSource<Item> {
  list: StaffListName;
  filter: string;
  /** Reads the records that match the filter, newest first. */
  read: (page: PageRequest) => Promise<Page<Item>>;
  /** Whether a record matches the filter: it may have changed since it was read, and `read` may return others too. */
  has: (item: Item) => boolean;
}

/** The key of all queries for records of a list. */
export const recordsKey = (list: StaffListName) => [list, 'records'];
/** The key of the query for their numbers. */
export const countsKey = (list: StaffListName) => [list, 'counts'];

/**
 * The newest records, or those that match a search, a page at a time. The server cannot search, so a search reads
 * larger pages. It shows its results a few at a time, and reads older records only on request.
 */
export function useRecords<Item>(source: RecordSource<Item>, search: string, isFound: (item: Item) => boolean) {
  const { list, filter, read, has } = source;
  const isSearching = search.trim() !== '';
  const count = isSearching ? SEARCH_STEP : PAGE_SIZE;
  const query = useInfiniteQuery({
    queryKey: [...recordsKey(list), filter, count],
    queryFn: ({ pageParam }) => read({ count, after: pageParam }),
    initialPageParam: undefined as PageRequest['after'],
    getNextPageParam: ({ last }) => last,
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });
  const { isPending, isFetching, isError, refetch, hasNextPage, fetchNextPage } = query;
  const pages = query.data?.pages;
  const found = pages?.flatMap(({ items }) => items).filter((item) => has(item) && isFound(item));

  const key = `${filter} ${search}`;
  const [reveal, setReveal] = useState({ key, rows: PAGE_SIZE });
  const rows = reveal.key === key ? reveal.rows : PAGE_SIZE;
  const hides = isSearching && found !== undefined && found.length > rows;

  return {
    isSearching,
    /** All matching records that were read; undefined before that. */
    found,
    /** Those to show. */
    shown: hides ? found.slice(0, rows) : found,
    /** How many records were read. */
    read: pages?.reduce((sum, page) => sum + page.read, 0) ?? 0,
    /** The last record that was read, if there are older ones. */
    last: pages?.at(-1)?.last,
    isPending,
    isFetching,
    isError: isError && !query.isFetchNextPageError,
    refetch,
    /** Shows more records, if there may be some. */
    more: (hides || hasNextPage) && {
      show: () => (hides ? setReveal({ key, rows: rows + PAGE_SIZE }) : fetchNextPage()),
      /** Whether these must still be read. */
      isOlder: !hides,
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError && !query.isFetchingNextPage && !hides,
    },
  };
}

/** Reads all records of a source that are older than `after`, a large page at a time. */
export async function* readOlder<Item>(read: RecordSource<Item>['read'], after?: PageRequest['after']) {
  let last = after;
  do {
    const page = await read({ count: SEARCH_STEP, after: last });
    yield page.items;
    last = page.last;
  } while (last);
}
