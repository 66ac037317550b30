import { Grid, type GridProps } from '@chakra-ui/react';
import type { MediaItemProps } from './media-card';
import { MediaThumbnail } from './media-thumbnail';

interface MediaRowProps extends MediaItemProps, Omit<GridProps, keyof MediaItemProps> {
  /** How many lines of the grid the thumbnail spans. */
  thumbnailRow?: GridProps['gridRow'];
}

/**
 * A file as a row of a list. Each screen sets its own columns. Source: spec 2 "Media Library tab", "Public gallery".
 */
export function MediaRow(props: MediaRowProps) {
  const { file, labels, isSelected, check, thumbnailRow, actions, children, ...item } = props;
  return (
    <Grid
      as="li"
      data-selected={isSelected || undefined}
      position="relative"
      alignItems="center"
      borderBottomWidth="1px"
      borderColor="border"
      _selected={{ bg: 'bg.muted' }}
      {...item}
    >
      {check}
      <MediaThumbnail file={file} labels={labels} isSmall gridRow={thumbnailRow} />
      {children}
      {actions}
    </Grid>
  );
}
