import { Box, type BoxProps } from '@chakra-ui/react';
import type { MediaFile } from '../../domain/media-record';
import { FileTypePlaceholder } from './file-type-placeholder';
import type { MediaLabels } from './media-labels';
import { MediaPicture } from './media-picture';

/** Width of a column; browsers that support `auto` measure it. */
const SIZES = 'auto, (min-width: 48rem) 16rem, 45vw';

interface MediaThumbnailProps extends BoxProps {
  file: MediaFile;
  labels: MediaLabels;
  /** In a row of a list, which has no room for a wide border or an extension. */
  isSmall?: boolean;
}

/**
 * The whole picture in a frame of a fixed aspect ratio; for other files, or if it fails to load, the placeholder of its
 * type.
 */
export function MediaThumbnail(props: MediaThumbnailProps) {
  const { file, labels, isSmall, children, ...frame } = props;
  const note = isSmall ? null : labels.noPreview; // a row has room for it beside the picture
  const sheet = <FileTypePlaceholder file={file} typeLabel={labels.type} isSmall={isSmall} note={note} />;
  return (
    <Box
      position="relative"
      aspectRatio="4 / 3"
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
      color="fg.muted"
      {...frame}
    >
      {file.media_type === 'image' ? (
        <MediaPicture
          file={file}
          labels={labels}
          sizes={SIZES}
          padding={isSmall ? '0.25rem' : '0.75rem'}
          fallback={sheet}
        />
      ) : (
        sheet
      )}
      {children}
    </Box>
  );
}
