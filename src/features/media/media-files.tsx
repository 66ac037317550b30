import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { fileUrl } from './api/file-url';
import { FileCard } from './media-card';
import { MediaGrid, MediaList } from './media-grid';
import { FileRow } from './media-row';
import { usePrinting } from './use-printing';
import { useVirtualRows } from './use-virtual-rows';
import type { FilesLayout } from './view-switch';

/** Estimated height of a row in pixels, until it renders. */
const ROW_HEIGHT = { grid: 290, list: 100 };

interface GalleryGridProps {
  files: readonly MediaFile[];
  href: (id: string) => string;
  layout: FilesLayout;
  /** The id of the open file, or null. */
  open: string | null;
}

/**
 * The files as a grid or a list, on paper as a list. Renders only rows near the screen; memoized, so that typing does not render it again.
 */
export const GalleryGrid = memo(function GalleryGrid({ files, href, layout, open }: GalleryGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualRows(list, files.length, ROW_HEIGHT[layout]);
  useReturnToCard(open, (id) => rows.scrollTo(files.findIndex((file) => file.id === id)));
  const isPrinting = usePrinting();
  const [List, Item] = layout === 'grid' && !isPrinting ? [MediaGrid, FileCard] : [MediaList, FileRow];
  return (
    <List ref={list} style={rows.style}>
      {files.slice(rows.from, rows.to).map((file, place) => (
        <Item key={file.id} file={file} src={fileUrl(file)} href={href(file.id)} item={rows.item(rows.from + place)} />
      ))}
    </List>
  );
});

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`);

/**
 * When the open file `id` closes, the focus moves to its card. The browser restores it only to the card that opened the
 * dialog, but the visitor may have gone to another picture, come by a URL, or use a browser that does not focus clicked
 * links. `reveal` scrolls to a card that is too far away to be rendered.
 */
function useReturnToCard(id: string | null, reveal: (id: string) => void): void {
  const last = useRef<string | null>(null);
  const onClose = useEffectEvent((closed: string) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : null;
    if (focused === closed) return;
    const card = cardOf(closed);
    if (card) return card.focus();
    reveal(closed);
    const later = () => cardOf(closed)?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(later)); // wait for the scroll and the render after it
  });
  useEffect(() => {
    if (id === null && last.current !== null) onClose(last.current);
    last.current = id;
  }, [id]);
}
