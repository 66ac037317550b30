import { useCallback, useRef, useState } from 'react';
import type { MediaFile } from '../../domain/media-record';

/**
 * The selection among the `shown` files. Files that a filter hides are deselected, so that nothing unseen is deleted.
 * With Shift, `toggle` includes all files from the last one to this one.
 */
export function useSelection(shown: readonly MediaFile[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const toggle = useCallback(
    (id: string, withShift: boolean) => {
      const here = shown.findIndex((file) => file.id === id);
      const before = withShift ? shown.findIndex((file) => file.id === last.current) : -1;
      const start = before < 0 ? here : Math.min(here, before);
      last.current = id;
      setIds((ids) => {
        const next = new Set(ids);
        for (const file of shown.slice(start, Math.max(here, before) + 1)) {
          if (ids.has(id)) next.delete(file.id);
          else next.add(file.id);
        }
        return next;
      });
    },
    [shown],
  );

  const selected = shown.filter(({ id }) => ids.has(id));
  if (selected.length < ids.size) setIds(new Set(selected.map(({ id }) => id)));

  return {
    selected,
    ids,
    toggle,
    set: (files: readonly MediaFile[]) => setIds(new Set(files.map(({ id }) => id))),
  };
}
