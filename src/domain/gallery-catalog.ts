import { FEATURED_STRIP_LENGTH } from './media-limits';
import { type MediaFile, mediaFileSchema } from './media-record';

/** Path of the gallery's file list; firebase.json routes it to the function. */
export const CATALOG_PATH = '/api/gallery';
/** Media type of the list: one JSON object per line. */
export const CATALOG_TYPE = 'application/x-ndjson';

/** Only the first files include their placeholder: it does not compress and would be most of a long list. */
export const PLACEHOLDERS = 200;

/** Whether the gallery shows a file: one without its object would be a broken picture. */
export const isInGallery = ({ missing_since }: MediaFile): boolean => missing_since === null;

/** The featured images of the strip, in the order of `files`. Source: spec 2 "Public gallery". */
export function featuredStrip(files: readonly MediaFile[]): MediaFile[] {
  return files
    .filter(({ is_featured, media_type }) => is_featured && media_type === 'image')
    .slice(0, FEATURED_STRIP_LENGTH);
}

/**
 * The response body, with `files` newest first: the featured strip comes first, so that the top of the page is complete
 * while the rest still loads.
 */
export function catalogBody(files: readonly MediaFile[]): string {
  const strip = featuredStrip(files);
  const others = files.filter((file) => !strip.includes(file));
  return [...strip, ...others].map((file, place) => `${lineOf(file, place < PLACEHOLDERS)}\n`).join('');
}

/** A file as a line. Leaves out fields whose value is the schema's default. */
function lineOf({ placeholder, ...file }: MediaFile, hasPlaceholder: boolean): string {
  const fields = { ...file, ...(hasPlaceholder && { placeholder }) };
  const isSet = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => isSet(value))));
}

/** Parses a line; null if it is not a gallery file. */
export function parseCatalogLine(line: string): MediaFile | null {
  try {
    const file = mediaFileSchema.safeParse(JSON.parse(line));
    return file.success && isInGallery(file.data) ? file.data : null;
  } catch {
    return null;
  }
}
