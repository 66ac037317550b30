import { useEffect, useRef, useState } from 'react';
import { useSelection } from '../../hooks/use-selection';
import { type RecordSource, readOlder, type useRecords } from './use-records';

/** What the selection keeps of a record. */
interface Selectable {
  id: string;
  status?: string;
}

/** Drops the texts of a record, because a hundred thousand may be selected. */
const selectable = ({ id, status }: Selectable): Selectable => ({ id, status });

/**
 * The selection in a list: some of the `shown` records, or all that match, including those that have not been read yet.
 * Changing the filter or the search clears it.
 */
export function useRecordSelection<Item extends Selectable>(
  source: RecordSource<Item>,
  search: string,
  isFound: (item: Item) => boolean,
  { shown = [], found = [], last }: ReturnType<typeof useRecords<Item>>,
  onFailure: () => void,
) {
  const key = `${source.filter} ${search}`;
  /** Records that can stay selected although the list does not show them. */
  const [held, setHeld] = useState({ key, items: [] as readonly Selectable[] });
  const unseen = held.key === key ? held.items : [];
  const seenIds = new Set(shown.map(({ id }) => id));
  const selection = useSelection<Selectable>([...shown, ...unseen.filter(({ id }) => !seenIds.has(id))]);

  /** How many records `selectAll` has found so far; null unless it is running. */
  const [finding, setFinding] = useState<number | null>(null);
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setFinding(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter or search stops the search for all
  useEffect(() => stop, [key]);

  function select(records: readonly Selectable[]): void {
    const items = records.map(selectable);
    stop();
    setHeld({ key, items });
    selection.set(items);
  }

  return {
    ...selection,
    finding,
    /** Selects these and no others, even if the list does not show them. */
    select,

    /** Finds and selects all records that match. */
    async selectAll(): Promise<void> {
      run.current += 1;
      const current = run.current;
      const all: Selectable[] = [...found];
      setFinding(all.length);
      try {
        for await (const items of last ? readOlder(source.read, last) : []) {
          if (run.current !== current) return;
          all.push(...items.filter((item) => source.has(item) && isFound(item)).map(selectable));
          setFinding(all.length);
        }
        select(all);
      } catch (error) {
        console.warn('Not all records were found', error);
        if (run.current !== current) return;
        stop();
        onFailure();
      }
    },
  };
}

export type RecordSelection = ReturnType<typeof useRecordSelection>;
