import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usePrinting } from './use-printing';

/**
 * Pixels beyond the screen in which rows are still rendered, for scrolling and Tab. More rows make each keystroke of a
 * search slower.
 */
const OVERSCAN = 300;

/** Layout of a list: columns, pixels between rows, and distance from the top of the page. */
interface Layout {
  columns: number;
  gap: number;
  top: number;
}

/**
 * The scroll position. On an iPhone, an open dialog holds the page by fixing its body, and the window reports 0: the
 * rows behind the dialog would leave the page, and the list would move when it closes.
 */
const scrollPosition = () => -document.body.getBoundingClientRect().top;

function layoutOf(list: HTMLElement): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + scrollPosition()),
  };
}

/** The current layout of `list`, from its computed style. */
function useLayout(list: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 1, gap: 0, top: 0 });
  const measure = useCallback(() => {
    if (!list.current) return;
    const next = layoutOf(list.current);
    setLayout((known) =>
      known.columns === next.columns && known.gap === next.gap && known.top === next.top ? known : next,
    );
  }, [list]);
  useLayoutEffect(measure); // content above the list may have grown
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
  return layout;
}

/**
 * The items of a grid that are on or near the screen; padding replaces the others. `rowHeight` is the estimate for rows
 * that were not measured yet. A printed page has all items. Set `style` on the grid and spread `item` on each item.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const { columns, gap, top } = useLayout(list);
  const isPrinting = usePrinting();
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: Math.ceil(OVERSCAN / rowHeight),
    scrollMargin: top,
    gap,
    useFlushSync: false,
    observeElementOffset: (virtualizer, onScroll) =>
      observeWindowOffset(virtualizer, (_, isScrolling) => onScroll(scrollPosition(), isScrolling)),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: row heights of another column width are invalid
  useLayoutEffect(() => rows.measure(), [columns, rows]);

  const drawn = rows.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  const style: CSSProperties = {
    paddingTop: first ? first.start - top : 0,
    paddingBottom: last ? rows.getTotalSize() - (last.end - top) : 0,
  };
  return {
    from: isPrinting ? 0 : (first?.index ?? 0) * columns,
    to: isPrinting ? count : ((last?.index ?? -1) + 1) * columns,
    style: isPrinting ? undefined : style,
    /** Scrolls to the row of an item. */
    scrollTo: (index: number) => rows.scrollToIndex(Math.floor(index / columns), { align: 'center' }),
    /**
     * An item's position, and the ref that measures its row. Only the first item of a row has the ref, because all have
     * the same height. All have the row's index, which an item that was the first in fewer columns still reports.
     */
    item: (index: number) => ({
      'aria-setsize': count,
      'aria-posinset': index + 1,
      'data-index': Math.floor(index / columns),
      ref: index % columns === 0 ? rows.measureElement : undefined,
    }),
  };
}
