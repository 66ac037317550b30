import { featuredStrip } from '../../domain/gallery-catalog';
import type { MediaFile } from '../../domain/media-record';
import { searchedText } from '../media/search-files';

/** Results that do not depend on the filters. */
export interface GallerySummary {
  counts: { totalFiles: number; images: number; featured: number };
  /** The featured strip; may be empty. */
  strip: readonly MediaFile[];
}

/** The counters and the strip. Source: spec 2 "Public gallery". */
export function gallerySummary(files: readonly MediaFile[]): GallerySummary {
  return {
    counts: {
      totalFiles: files.length,
      images: files.filter(isImage).length,
      featured: files.filter(({ is_featured }) => is_featured).length,
    },
    strip: featuredStrip(files),
  };
}

/** Whether the dialog's arrows include a file. */
export const isImage = ({ media_type }: MediaFile): boolean => media_type === 'image';

/** Number of files to prepare per task. */
const SLICE = 500;

/** Prepares files for search in small steps, before the visitor types. Returns a function that stops it. */
export function foldAhead(files: readonly MediaFile[]): () => void {
  let from = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    for (const file of files.slice(from, from + SLICE)) searchedText(file);
    from += SLICE;
    if (from < files.length) timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

export interface Neighbors {
  previous: MediaFile;
  next: MediaFile;
  /** Position among all images, starting at 1. */
  position: number;
  count: number;
}

/**
 * The images before and after the image `id`, wrapping at both ends; null if there is no other image or `id` is not one
 * of `images`. Source: spec 2 "Public gallery".
 */
export function neighbors(images: readonly MediaFile[], id: string): Neighbors | null {
  const index = images.findIndex((image) => image.id === id);
  const previous = images.at(index - 1);
  const next = images[(index + 1) % images.length];
  if (index === -1 || images.length < 2 || !previous || !next) return null;
  return { previous, next, position: index + 1, count: images.length };
}
