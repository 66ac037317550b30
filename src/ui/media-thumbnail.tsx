import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import { MediaSheet } from './media-sheet';

const Mat = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'raised',
    color: 'muted',
    '& > img': { position: 'absolute', inset: 0, boxSize: '100%', p: '3', objectFit: 'contain' },
  },
});

/**
 * A picture on a mat of a fixed shape, whole, whatever its own shape; anything else, or a picture that cannot be had,
 * as the sheet of its type. `typeLabel` is what that says to a screen reader.
 */
export function MediaThumbnail(props: { file: MediaFile; src: string; alt: string; typeLabel: string }) {
  const { file, src, alt, typeLabel } = props;
  const [broken, setBroken] = useState(false);
  return (
    <Mat>
      {file.media_type === 'image' && !broken ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <MediaSheet file={file} typeLabel={typeLabel} />
      )}
    </Mat>
  );
}
