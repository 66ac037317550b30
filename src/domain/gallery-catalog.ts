import { FEATURED_STRIP_LENGTH } from './media-limits';
import { type MediaFile, mediaFileSchema, newestFirst } from './media-record';

/** Path of the gallery's file list; firebase.json routes it to the function. */
export const CATALOG_PATH = '/api/gallery';
/** The same list, never cached between the browser and the server. */
export const FRESH_CATALOG_PATH = `${CATALOG_PATH}/fresh`;
/** The response header with the time of the list (an HTTP date) if the server cannot read the current one. */
export const STALE_SINCE_HEADER = 'X-Stale-Since';
/** Media type of the list: one JSON object per line. */
export const CATALOG_TYPE = 'application/x-ndjson';

/** Only the first files include their placeholder: it does not compress and would be most of a long list. */
export const PLACEHOLDERS = 200;

/** Whether the gallery shows a file: one without its object would be a broken picture. */
export const isInGallery = ({ missing_since }: MediaFile): boolean => missing_since === null;

/** Whether the featured strip may show a file. */
const isFeaturedImage = ({ is_featured, media_type }: Pick<MediaFile, 'is_featured' | 'media_type'>): boolean =>
  is_featured && media_type === 'image';

/** The featured images of the strip, in the order of `files`. Source: spec 2 "Public gallery". */
export function featuredStrip(files: readonly MediaFile[]): MediaFile[] {
  return files.filter(isFeaturedImage).slice(0, FEATURED_STRIP_LENGTH);
}

/** What the server keeps of a file for the list. */
export interface CatalogEntry extends Pick<MediaFile, 'id' | 'created_at' | 'placeholder'> {
  isFeatured: boolean;
  /** The file as JSON, without its placeholder and without fields whose value is the schema's default. */
  json: string;
}

/** The entry of a file in the list. */
export function catalogEntry({ placeholder, ...file }: MediaFile): CatalogEntry {
  const isSet = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  const json = JSON.stringify(Object.fromEntries(Object.entries(file).filter(([, value]) => isSet(value))));
  return { id: file.id, created_at: file.created_at, placeholder, isFeatured: isFeaturedImage(file), json };
}

/**
 * The lines of the response: newest first, but the featured strip before the rest, so that the top of the page is
 * complete while the rest still loads.
 */
export function* catalogLines(entries: readonly CatalogEntry[]): Generator<string, void> {
  const sorted = [...entries].sort(newestFirst);
  const strip = new Set(sorted.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_STRIP_LENGTH));
  let place = 0;
  for (const entry of [...strip, ...sorted.filter((each) => !strip.has(each))]) {
    yield `${lineOf(entry, place < PLACEHOLDERS)}\n`;
    place += 1;
  }
}

function lineOf({ json, placeholder }: CatalogEntry, hasPlaceholder: boolean): string {
  if (!hasPlaceholder || !placeholder) return json;
  return `${json.slice(0, -1)},"placeholder":${JSON.stringify(placeholder)}}`;
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
