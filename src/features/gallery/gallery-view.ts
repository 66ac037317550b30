import { featuredStrip } from '../../domain/gallery-catalog';
import { CATEGORIES, type Category } from '../../domain/media-category';
import type { MediaFile } from '../../domain/media-record';
import type { MediaType } from '../../domain/media-type';
import { mediaParams } from '../media/filters';
import { searchedText } from '../media/search-files';
import type { UrlValues } from '../media/url-values';
import type { FilesLayout } from '../media/view-switch';

/** Types in the gallery's filter. Source: spec 3 "Media file record". */
export const FILTER_TYPES = ['image', 'video', 'document'] as const satisfies MediaType[];

/** Search, filters and layout. */
export interface GalleryFilters {
  search: string;
  category: Category | 'all';
  type: (typeof FILTER_TYPES)[number] | 'all';
  layout: FilesLayout;
}

/** Query parameters of the filters. Source: decisions "Media". */
export const GALLERY_PARAMS: UrlValues<GalleryFilters> = mediaParams(CATEGORIES, FILTER_TYPES);

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
