import { memo } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { MediaFiles } from '../media/media-files';
import type { FilesLayout } from '../media/view-switch';
import type { LibraryItemProps } from './file-controls';
import { LibraryCard } from './library-card';
import { LibraryRow } from './library-row';

/** Estimated height of a row in pixels. */
const ROW_HEIGHT = { grid: 380, list: 90 };

interface LibraryFilesProps extends Pick<LibraryItemProps, 'canChange' | 'onToggle' | 'onOpen'> {
  files: readonly MediaFile[];
  layout: FilesLayout;
  selectedIds: ReadonlySet<string>;
}

/** The files as a grid or a list. Memoized: the progress of a bulk edit does not render it again. */
export const LibraryFiles = memo(function LibraryFiles(props: LibraryFilesProps) {
  const { files, layout, selectedIds, ...rest } = props;
  return (
    <MediaFiles
      files={files}
      layout={layout}
      rowHeight={ROW_HEIGHT}
      renderItem={(file, drawn, place) => {
        const Item = drawn === 'grid' ? LibraryCard : LibraryRow;
        return <Item key={file.id} file={file} isSelected={selectedIds.has(file.id)} {...place} {...rest} />;
      }}
    />
  );
});
