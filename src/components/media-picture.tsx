import { type ReactNode, useEffect, useState } from 'react';
import type { MediaFile } from '../domain/media-record';
import { sourceSet } from '../domain/renditions';

/** Without CORS, responses from another origin are opaque, and the cache quota counts megabytes for each. */
const CROSS_ORIGIN = 'anonymous';

interface MediaPictureProps {
  file: MediaFile;
  /** URL of the original. */
  src: string;
  alt: string;
  /** The language of `alt` if it is not the page's. */
  altLang?: string;
  /** How wide it is shown, as the attribute has it. */
  sizes: string;
  /** Whether to load at once; other pictures load when they come near the screen. */
  isEager?: boolean;
  /** Shown if even the original cannot be loaded. */
  fallback: ReactNode;
}

/**
 * Shows the rendition that suits the screen, over the placeholder until it has loaded. Falls back to the original if
 * there is no rendition or it fails to load. The parent styles the position, including the background.
 */
export function MediaPicture({ file, src, alt, altLang, sizes, isEager, fallback }: MediaPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const srcSet = sourceSet(file, src);
  const [failures, fail] = useFailures(srcSet);
  const hasChoice = srcSet !== undefined && failures === 0;
  if (failures > (srcSet ? 1 : 0)) return fallback;
  return (
    <img
      key={failures} // a new element: an existing one may keep its earlier choice of source
      {...(hasChoice && { srcSet, sizes })}
      src={src}
      alt={alt}
      lang={altLang}
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
 * How often a picture has failed to load, and a function that counts a failure. Resets when the renditions change or
 * the connection is back.
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

/** Preloads a picture that is likely to be shown next, `sizes` wide. */
export function preloadPicture(file: MediaFile, src: string, sizes: string): void {
  const picture = new Image();
  picture.crossOrigin = CROSS_ORIGIN;
  picture.sizes = sizes;
  picture.srcset = sourceSet(file, src) ?? '';
  picture.src = src;
}
