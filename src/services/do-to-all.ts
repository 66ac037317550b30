import { reasonOf, StoreError, type StoreFailure } from '../domain/store-error';

/** Requests under way at once. */
const PARALLEL = 6;

/** The result of an action on many items. */
export interface BulkOutcome<Item> {
  succeeded: readonly Item[];
  failed: readonly Item[];
  /** The failed items whose record someone else has deleted. */
  gone: readonly Item[];
  /** The reasons of the failures, each once. */
  reasons: readonly StoreFailure[];
}

/**
 * Runs `action` on each of `items`, a few at a time, and calls `onDone` after each, even if it failed. A failure does
 * not stop the others, unless the connection is lost: each of them would only wait for it.
 */
export async function doToAll<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
  onDone: (item: Item) => void,
): Promise<BulkOutcome<Item>> {
  const outcome = { succeeded: [] as Item[], failed: [] as Item[], gone: [] as Item[] };
  const reasons = new Set<StoreFailure>();
  const waiting = items[Symbol.iterator]();
  let offlineInARow = 0;
  const work = async () => {
    for (const item of waiting) {
      try {
        if (offlineInARow >= PARALLEL) throw new StoreError('offline');
        await action(item);
        outcome.succeeded.push(item);
        offlineInARow = 0;
      } catch (error) {
        console.warn('Not changed', item, error);
        const reason = reasonOf(error);
        outcome.failed.push(item);
        if (reason === 'gone') outcome.gone.push(item);
        reasons.add(reason);
        if (reason === 'offline') offlineInARow += 1;
      }
      onDone(item);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { ...outcome, reasons: [...reasons] };
}
