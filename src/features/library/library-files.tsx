import { memo, useRef } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { fileUrl } from '../media/api/file-url';
import { MediaGrid, MediaList } from '../media/media-grid';
import { useVirtualRows } from '../media/use-virtual-rows';
import type { FilesLayout } from '../media/view-switch';
import type { FileItemProps } from './file-controls';
import { MediaCard } from './media-card';
import { MediaRow } from './media-row';

/** Estimated height of a row in pixels, until it renders. */
const ROW_HEIGHT = { grid: 380, list: 90 };

interface LibraryFilesProps extends Pick<FileItemProps, 'canChange' | 'onToggle' | 'onOpen'> {
  files: readonly MediaFile[];
  layout: FilesLayout;
  selectedIds: ReadonlySet<string>;
}

/**
 * The files as a grid or a list. Renders only rows near the screen, and not again for each key in the search box: a
 * library may hold thousands of files.
 */
export const LibraryFiles = memo(function LibraryFiles(props: LibraryFilesProps) {
  const { files, layout, selectedIds, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualRows(list, files.length, ROW_HEIGHT[layout]);
  const [List, Item] = layout === 'grid' ? [MediaGrid, MediaCard] : [MediaList, MediaRow];
  return (
    <List ref={list} style={rows.style}>
      {files.slice(rows.from, rows.to).map((file, place) => (
        <Item
          key={file.id}
          file={file}
          src={fileUrl(file)}
          isSelected={selectedIds.has(file.id)}
          {...rows.item(rows.from + place)}
          {...rest}
        />
      ))}
    </List>
  );
});
