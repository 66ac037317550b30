import { type ReactNode, useState } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { pictureSources } from '../../domain/renditions';
import { fileUrl } from './api/file-url';
import type { MediaLabels } from './media-labels';
import { useLoadFailure } from './use-load-failure';

/** Without CORS, responses from another origin are opaque, and the cache quota counts megabytes for each. */
const CROSS_ORIGIN = 'anonymous';

interface MediaPictureProps {
  file: MediaFile;
  labels: MediaLabels;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Whether to load at once; other pictures load when they come near the screen. */
  isEager?: boolean;
  /** Whether the frame shows the whole picture or is filled. */
  fit?: 'contain' | 'cover';
  /** Space around the picture in its frame. */
  padding?: string;
  /** Shown if the picture has no rendition or it fails to load. */
  fallback: ReactNode;
}

const FILL = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * Shows the rendition that suits the screen, over the placeholder until it has loaded. It fills its positioned parent.
 * The styles are inline: lists draw dozens at once.
 */
export function MediaPicture(picture: MediaPictureProps) {
  const { file, labels, sizes, isEager, fit = 'contain', padding, fallback } = picture;
  const [isLoaded, setIsLoaded] = useState(false);
  const sources = pictureSources(file, fileUrl(file));
  const [hasFailed, fail] = useLoadFailure(sources?.src);
  if (!sources || hasFailed) return fallback;
  return (
    <img
      {...sources}
      {...(sources.srcSet && { sizes })}
      alt={labels.alt}
      lang={labels.lang.alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      crossOrigin={CROSS_ORIGIN}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setIsLoaded(true)}
      onError={fail}
      style={{
        ...FILL,
        padding,
        objectFit: fit,
        background:
          file.placeholder && !isLoaded
            ? `url("${file.placeholder}") center / ${fit} no-repeat content-box`
            : undefined,
      }}
    />
  );
}

/** Preloads a picture that is likely to be shown next, `sizes` wide. */
export function preloadPicture(file: MediaFile, sizes: string): void {
  const sources = pictureSources(file, fileUrl(file));
  if (!sources) return;
  const picture = new Image();
  picture.crossOrigin = CROSS_ORIGIN;
  picture.sizes = sizes;
  picture.srcset = sources.srcSet ?? '';
  picture.src = sources.src;
}
