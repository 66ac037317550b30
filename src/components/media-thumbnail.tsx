import { chakra } from '@chakra-ui/react';
import type { MediaFile } from '../domain/media-record';
import { FileTypePlaceholder } from './file-type-placeholder';
import { MediaPicture } from './media-picture';

const Mat = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& > img': {
      position: 'absolute',
      inset: 0,
      boxSize: '100%',
      p: '3',
      objectFit: 'contain',
      background: 'content-box center / contain no-repeat',
    },
  },
});

/** Width of a column; browsers that support `auto` measure it. */
const SIZES = 'auto, (min-width: 48rem) 16rem, 45vw';

/**
 * The whole picture in a frame of a fixed aspect ratio; for other files, or if it fails to load, the placeholder of its
 * type. `typeLabel` labels the placeholder for screen readers.
 */
export function MediaThumbnail(props: {
  file: MediaFile;
  src: string;
  alt: string;
  altLang?: string;
  typeLabel: string;
}) {
  const { file, typeLabel, ...picture } = props;
  const sheet = <FileTypePlaceholder file={file} typeLabel={typeLabel} />;
  const isImage = file.media_type === 'image';
  return <Mat>{isImage ? <MediaPicture file={file} {...picture} sizes={SIZES} fallback={sheet} /> : sheet}</Mat>;
}
