import { FEATURED_STRIP_LENGTH } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';

/** The URL's parameter that names the open file. Source: decisions "Media". */
const FILE_PARAM = 'file';

export interface GalleryView {
  counts: { total: number; images: number; featured: number };
  /** The featured strip; empty where there is none to show. */
  featured: readonly MediaFile[];
  /** The files of the grid, in their order. */
  shown: readonly MediaFile[];
  /** Those of them that the arrows of the open file cycle through. */
  shownImages: readonly MediaFile[];
}

/** All that the gallery shows of the library. Source: spec 2 "Public gallery". */
export function galleryView(files: readonly MediaFile[]): GalleryView {
  const images = files.filter(({ media_type }) => media_type === 'image');
  return {
    counts: {
      total: files.length,
      images: images.length,
      featured: files.filter(({ is_featured }) => is_featured).length,
    },
    featured: images.filter(({ is_featured }) => is_featured).slice(0, FEATURED_STRIP_LENGTH),
    shown: files,
    shownImages: images,
  };
}

export interface Neighbours {
  previous: MediaFile;
  next: MediaFile;
  /** Place of the image among all, from 1. */
  position: number;
  count: number;
}

/**
 * The images before and after the image `id`, wrapping at both ends; null where there is nowhere to go, or where `id`
 * is none of `images`. Source: spec 2 "Public gallery".
 */
export function neighbours(images: readonly MediaFile[], id: string): Neighbours | null {
  const index = images.findIndex((image) => image.id === id);
  const previous = images.at(index - 1);
  const next = images[(index + 1) % images.length];
  if (index === -1 || images.length < 2 || !previous || !next) return null;
  return { previous, next, position: index + 1, count: images.length };
}

/** The id of the open file that a URL's query names, or null. */
export function openFileOf(params: URLSearchParams): string | null {
  return params.get(FILE_PARAM);
}

/** The query with another open file, or none (null); whatever else it holds stays. */
export function withOpenFile(params: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (id === null) changed.delete(FILE_PARAM);
  else changed.set(FILE_PARAM, id);
  return changed;
}
