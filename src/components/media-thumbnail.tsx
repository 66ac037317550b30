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

/** As wide as a column; browsers that can find out by themselves. */
const SIZES = 'auto, (min-width: 48rem) 16rem, 45vw';

/**
 * A picture on a mat of a fixed shape, whole, whatever its own shape; anything else, or a picture that cannot be had,
 * as the sheet of its type. `typeLabel` is what that says to a screen reader.
 */
export function MediaThumbnail(props: { file: MediaFile; src: string; alt: string; typeLabel: string }) {
  const { file, src, alt, typeLabel } = props;
  const sheet = <FileTypePlaceholder file={file} typeLabel={typeLabel} />;
  const isImage = file.media_type === 'image';
  return <Mat>{isImage ? <MediaPicture file={file} src={src} alt={alt} sizes={SIZES} fallback={sheet} /> : sheet}</Mat>;
}
