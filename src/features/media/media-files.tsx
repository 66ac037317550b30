import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { MediaGrid, MediaList } from './media-grid';
import { usePrinting } from './use-printing';
import { useVirtualRows } from './use-virtual-rows';
import type { FilesLayout } from './view-switch';

/** Position in the list, for screen readers and the virtual list: props of an item. */
export type ItemPlace = ReturnType<ReturnType<typeof useVirtualRows>['item']>;

interface MediaFilesProps {
  files: readonly MediaFile[];
  layout: FilesLayout;
  /** Estimated height of a row in pixels, until it renders. */
  rowHeight: Record<FilesLayout, number>;
  /** The id of the file that the URL opens, or null. */
  open?: string | null;
  renderItem: (file: MediaFile, layout: FilesLayout, place: ItemPlace) => ReactNode;
}

/**
 * The files as a grid or a list, on paper as a list. Renders only rows near the screen: there may be thousands.
 * Memoized, so that typing and the progress of a bulk edit do not render them again: `renderItem` must be stable.
 */
export const MediaFiles = memo(function MediaFiles(props: MediaFilesProps) {
  const { files, layout, rowHeight, open = null, renderItem } = props;
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualRows(list, files.length, rowHeight[layout]);
  useReturnToItem(open, files, rows.scrollTo);
  const drawn = usePrinting() ? 'list' : layout;
  const List = drawn === 'grid' ? MediaGrid : MediaList;
  return (
    <List ref={list} style={rows.style}>
      {files.slice(rows.from, rows.to).map((file, place) => renderItem(file, drawn, rows.item(rows.from + place)))}
    </List>
  );
});

const itemOf = (id: string) => document.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`);

/**
 * When the open file `id` closes, the focus moves to its item. The browser restores it only to the item that opened the
 * dialog, but the visitor may have gone to another picture, come by a URL, or use a browser that does not focus clicked
 * links. If the item is too far away to be rendered, the list first scrolls to it.
 */
function useReturnToItem(id: string | null, files: readonly MediaFile[], scrollTo: (index: number) => void): void {
  const last = useRef<string | null>(null);
  const far = useRef<string | null>(null);
  const returnTo = useEffectEvent((closed: string) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : null;
    if (focused === closed) return;
    const item = itemOf(closed);
    if (item) return item.focus();
    const index = files.findIndex((file) => file.id === closed);
    if (index < 0) return;
    far.current = closed;
    const forget = () => {
      far.current = null;
    };
    addEventListener('focusin', forget, { once: true }); // the item has the focus, or the visitor has moved it
    scrollTo(index);
  });
  useEffect(() => {
    const closed = id === null ? last.current : null;
    last.current = id;
    // One frame later: after Back, the browser restores the scroll position.
    if (closed !== null) requestAnimationFrame(() => returnTo(closed));
  }, [id]);
  useLayoutEffect(() => {
    const item = far.current === null ? null : itemOf(far.current);
    item?.focus({ preventScroll: true }); // unless it is not rendered yet
  });
}
