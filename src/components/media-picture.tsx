import { type ReactNode, useEffect, useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import { sourceSet } from '../domain/renditions';

/** Without it the bytes of another origin are opaque: a cache would have to count megabytes for each of them. */
const CROSS_ORIGIN = 'anonymous';

interface MediaPictureProps {
  file: MediaFile;
  /** Where the original is. */
  src: string;
  alt: string;
  /** How wide it is shown, as the attribute has it. */
  sizes: string;
  /** Whether it is wanted at once; others are fetched as they come near the screen. */
  isEager?: boolean;
  /** Stands in where not even the original can be had. */
  fallback: ReactNode;
}

/**
 * A picture in the rendition that suits the screen, over its placeholder until it is there; the original where there is
 * no rendition, or where one cannot be had. How it lies in its frame (background included) the frame says.
 */
export function MediaPicture({ file, src, alt, sizes, isEager, fallback }: MediaPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const srcSet = sourceSet(file, src);
  const [failures, fail] = useFailures(srcSet);
  const hasChoice = srcSet !== undefined && failures === 0;
  if (failures > (srcSet ? 1 : 0)) return fallback;
  return (
    <img
      key={failures} // by itself, an image may go on with what it has chosen before
      {...(hasChoice && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      crossOrigin={CROSS_ORIGIN}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setIsLoaded(true)}
      onError={fail}
      style={{ backgroundImage: file.placeholder && !isLoaded ? `url("${file.placeholder}")` : undefined }}
    />
  );
}

/**
 * How often a picture has failed, and what counts one more. Counted anew where there is something else to fetch, as when
 * the server has rendered what no browser can show, and when the connection is back.
 */
function useFailures(srcSet: string | undefined): [number, () => void] {
  const [failed, setFailed] = useState({ srcSet, count: 0 });
  const count = failed.srcSet === srcSet ? failed.count : 0;
  useEffect(() => {
    if (count === 0) return;
    const forget = () => setFailed({ srcSet, count: 0 });
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [srcSet, count]);
  return [count, () => setFailed({ srcSet, count: count + 1 })];
}

/** Fetches a picture that is likely to be shown next, `sizes` wide. */
export function preloadPicture(file: MediaFile, src: string, sizes: string): void {
  const picture = new Image();
  picture.crossOrigin = CROSS_ORIGIN;
  picture.sizes = sizes;
  picture.srcset = sourceSet(file, src) ?? '';
  picture.src = src;
}
