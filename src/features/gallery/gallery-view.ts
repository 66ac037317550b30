import { fold } from '../../domain/fold';
import { featuredStrip } from '../../domain/gallery-catalog';
import type { MediaFile } from '../../domain/media-record';
import { countFilters, type GalleryFilters } from './gallery-filters';

/** The URL's parameter that names the open file. Source: decisions "Media". */
const FILE_PARAM = 'file';

/** What is the same whatever a visitor looks for. */
export interface GallerySummary {
  counts: { totalFiles: number; images: number; featured: number };
  /** The featured strip; empty where there is none to show. */
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

/** Says whether a file is one that the arrows of the dialog lead to. */
export const isImage = ({ media_type }: MediaFile): boolean => media_type === 'image';

/** What a file is searched by; a record never changes, an edited one is another. */
const folded = new WeakMap<MediaFile, string>();

function textOf(file: MediaFile): string {
  let text = folded.get(file);
  if (text === undefined) {
    // A line each: nothing is found across their ends.
    text = fold([file.title, file.description, file.file_name, ...file.tags].filter(Boolean).join('\n'));
    folded.set(file, text);
  }
  return text;
}

/** Files that are made ready between two tasks of the page. */
const SLICE = 500;

/** Makes files ready to be searched, bit by bit, before anybody types. Gives the function that stops it. */
export function foldAhead(files: readonly MediaFile[]): () => void {
  let from = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    for (const file of files.slice(from, from + SLICE)) textOf(file);
    from += SLICE;
    if (from < files.length) timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/**
 * The files that all filters let through. The search looks in title, description, file name and tags, whatever case and
 * accents: each of its words has to be there, wherever it stands. Source: spec 4 "Gallery".
 */
export function filterFiles(files: readonly MediaFile[], filters: GalleryFilters): readonly MediaFile[] {
  const { search, category, type } = filters;
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && countFilters(filters) === 0) return files;
  return files.filter(
    (file) =>
      (category === 'all' || file.category === category) &&
      (type === 'all' || file.media_type === type) &&
      words.every((word) => textOf(file).includes(word)),
  );
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
