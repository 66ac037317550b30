import { FEATURED_STRIP_LENGTH } from './media-limits';
import { type MediaFile, mediaFileSchema } from './media-record';

/** Where the list of the gallery's files is had; firebase.json leads it to the function. */
export const CATALOG_PATH = '/api/gallery';
/** Its media type: a JSON object a line. */
export const CATALOG_TYPE = 'application/x-ndjson';

/**
 * Of so many files, the first ones, a placeholder is sent: it cannot be compressed, and would be most of a long list.
 */
export const PLACEHOLDERS = 200;

/** Says whether the gallery shows a file at all: one whose object is gone would be a broken picture. */
export const isInGallery = ({ missing_since }: MediaFile): boolean => missing_since === null;

/** The featured images of the strip, of files in their order. Source: spec 2 "Public gallery". */
export function featuredStrip(files: readonly MediaFile[]): MediaFile[] {
  return files
    .filter(({ is_featured, media_type }) => is_featured && media_type === 'image')
    .slice(0, FEATURED_STRIP_LENGTH);
}

/**
 * The list as it is sent, of files newest first: what stands at the top of the page comes first, so that it can be
 * drawn for good while the rest arrives.
 */
export function catalogBody(files: readonly MediaFile[]): string {
  const strip = featuredStrip(files);
  const others = files.filter((file) => !strip.includes(file));
  return [...strip, ...others].map((file, place) => `${lineOf(file, place < PLACEHOLDERS)}\n`).join('');
}

/** A file as a line. What reads the same when it is absent is left out. */
function lineOf({ placeholder, ...file }: MediaFile, hasPlaceholder: boolean): string {
  const fields = { ...file, ...(hasPlaceholder && { placeholder }) };
  const isSet = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => isSet(value))));
}

/** The file of a line, or null for a line that is none. */
export function parseCatalogLine(line: string): MediaFile | null {
  try {
    const file = mediaFileSchema.safeParse(JSON.parse(line));
    return file.success && isInGallery(file.data) ? file.data : null;
  } catch {
    return null;
  }
}
