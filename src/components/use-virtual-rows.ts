import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Pixels beyond the screen in which rows are drawn all the same, so that a scroll, or Tab, meets them. Each row more is
 * one more to draw at each key of a search.
 */
const OVERSCAN = 300;

/** How a list lies on the page: its columns, the pixels between its rows, and where it begins. */
interface Layout {
  columns: number;
  gap: number;
  top: number;
}

function layoutOf(list: HTMLElement): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + scrollY),
  };
}

/** The layout that the style sheet gives `list`, whenever it changes. */
function useLayout(list: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 1, gap: 0, top: 0 });
  const measure = useCallback(() => {
    if (!list.current) return;
    const next = layoutOf(list.current);
    setLayout((known) =>
      known.columns === next.columns && known.gap === next.gap && known.top === next.top ? known : next,
    );
  }, [list]);
  useLayoutEffect(measure); // what stands above the list may have grown
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
  return layout;
}

/**
 * Of a grid with `count` items, those that are on the screen or near it; room is kept for the others. `rowHeight` is
 * what a row is thought to need until it was seen. To be spread: `list` on the grid, `item` on each item.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const { columns, gap, top } = useLayout(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: Math.ceil(OVERSCAN / rowHeight),
    scrollMargin: top,
    gap,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights of rows of another width say nothing
  useLayoutEffect(() => rows.measure(), [columns, rows]);

  const drawn = rows.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  const style: CSSProperties = {
    paddingTop: first ? first.start - top : 0,
    paddingBottom: last ? rows.getTotalSize() - (last.end - top) : 0,
  };
  return {
    from: (first?.index ?? 0) * columns,
    to: ((last?.index ?? -1) + 1) * columns,
    style,
    /** Brings the row of an item onto the screen. */
    scrollTo: (index: number) => rows.scrollToIndex(Math.floor(index / columns), { align: 'center' }),
    /** An item's place, and for the first of a row, what measures it: all in a row are of one height. */
    item: (index: number) => ({
      'aria-setsize': count,
      'aria-posinset': index + 1,
      ...(index % columns === 0 && { ref: rows.measureElement, 'data-index': index / columns }),
    }),
  };
}
