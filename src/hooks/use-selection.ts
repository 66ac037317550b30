import { useCallback, useRef, useState } from 'react';

/**
 * The selection among the `shown` items. Items that a filter hides are deselected, so that nothing unseen is deleted.
 * With Shift, `toggle` includes all items from the last one that was toggled to this one.
 */
export function useSelection<Item extends { id: string }>(shown: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const toggle = useCallback(
    (id: string, withShift: boolean) => {
      const here = shown.findIndex((item) => item.id === id);
      const before = withShift ? shown.findIndex((item) => item.id === last.current) : -1;
      const start = before < 0 ? here : Math.min(here, before);
      last.current = id;
      setIds((ids) => {
        const next = new Set(ids);
        for (const item of shown.slice(start, Math.max(here, before) + 1)) {
          if (ids.has(id)) next.delete(item.id);
          else next.add(item.id);
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
    set: (items: readonly Item[]) => setIds(new Set(items.map(({ id }) => id))),
  };
}
