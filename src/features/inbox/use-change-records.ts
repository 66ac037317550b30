import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { BATCH_SIZE, type StaffListName } from '../../domain/staff-lists';
import { isGone, type StoreFailure } from '../../domain/store-error';
import { bulkAction } from '../../services/bulk-action';
import { doToAll } from '../../services/do-to-all';
import { deleteRecords, keepRecords } from './api/change-records';
import type { Page } from './api/get-page';
import { getQuote } from './api/get-quotes';
import { getSubscriber } from './api/get-subscribers';
import { countsKey, recordsKey } from './use-records';

const GET_ONE = { quotes: getQuote, subscribers: getSubscriber };

/** Replaces the record that has this id with `record`; null removes it. */
function replaceRecord(client: QueryClient, list: StaffListName, id: string, record: { id: string } | null): void {
  const replaced = (page: Page<{ id: string }>) => ({
    ...page,
    items: page.items.flatMap((item) => (item.id === id ? (record ?? []) : item)),
  });
  client.setQueriesData<InfiniteData<Page<{ id: string }>>>({ queryKey: recordsKey(list) }, (data) =>
    data ? { ...data, pages: data.pages.map(replaced) } : data,
  );
}

/** Reads a record again after a change, and only this one: a search may have read thousands. */
async function reloadRecord(client: QueryClient, list: StaffListName, id: string): Promise<void> {
  void client.invalidateQueries({ queryKey: countsKey(list) });
  try {
    replaceRecord(client, list, id, await GET_ONE[list](id));
  } catch (error) {
    console.warn('Changed, but not read again', error);
    await client.invalidateQueries({ queryKey: recordsKey(list) });
  }
}

/**
 * Changes one record with `change`, then shows its new state, or removes it from the list if it is gone. Calls
 * `onSuccess` even if a filter hides the record by then.
 */
export const useChangeRecord = <Change extends { id: string }, Result>(
  list: StaffListName,
  change: (change: Change) => Promise<Result>,
  onSuccess: (result: Result, change: Change) => void,
) =>
  useMutation({
    mutationFn: (variables: Change) => change(variables),
    onSuccess(result, variables, _result, { client }) {
      onSuccess(result, variables);
      return reloadRecord(client, list, variables.id);
    },
    onError(error, { id }, _result, { client }) {
      if (isGone(error)) replaceRecord(client, list, id, null);
    },
  });

/** Deletes one record. */
export const useDeleteRecord = (list: StaffListName) =>
  useMutation({
    mutationFn: (id: string) => deleteRecords(list, [id]),
    onSuccess(_data, id, _result, { client }) {
      replaceRecord(client, list, id, null);
      void client.invalidateQueries({ queryKey: countsKey(list) });
    },
  });

type BulkChange = 'delete' | 'keep';
const BULK_CHANGES = { delete: deleteRecords, keep: keepRecords };
const bulk = { quotes: bulkAction(), subscribers: bulkAction() };

/** Changes many records of a list, and loads the list again. */
export function useChangeRecords(list: StaffListName) {
  const client = useQueryClient();
  return {
    progress: bulk[list].useProgress(),

    /** Returns the ids of the records that could not be changed, and why. */
    async change(
      action: BulkChange,
      ids: readonly string[],
    ): Promise<{ remaining: string[]; reasons: readonly StoreFailure[] }> {
      const batches: string[][] = [];
      for (let start = 0; start < ids.length; start += BATCH_SIZE) batches.push(ids.slice(start, start + BATCH_SIZE));
      const { failed, reasons } = await bulk[list].run(ids.length, (report) =>
        doToAll(
          batches,
          (batch) => BULK_CHANGES[action](list, batch),
          (batch) => report(batch.length),
        ),
      );
      void client.resetQueries({ queryKey: [list] });
      return { remaining: failed.flat(), reasons };
    },
  };
}
