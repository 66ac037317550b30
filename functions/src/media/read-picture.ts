import type { NoPreview } from '../../../src/domain/media-record';
import { isRaster, measurePicture } from './measure-picture';
import { isRawPhoto } from './raw-photo';
import { isShortage, type Rendered, renderPicture, TooLarge } from './render-picture';

/** What the bytes of a picture say: its size as it is shown, its type and its renditions. */
export interface Picture {
  /** In pixels; null if the bytes do not say it. */
  width: number | null;
  height: number | null;
  /** MIME type; null if the bytes do not decide it. */
  mimeType: string | null;
  /** Null if the picture is not rendered. */
  rendered: Rendered | null;
  /** Why it is not rendered, unless it is broken or of a kind that is never rendered. */
  noPreview: NoPreview | null;
  /** The error of an `unfinished` picture. */
  error?: unknown;
}

/** MIME types by format. TIFF is left out: a raw photo (`.dng`) may be in that format, but has a type of its own. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Whether the bytes of a picture decide this MIME type. */
export const isKnownByBytes = (mimeType: string | null): boolean => Object.values(MIME_TYPES).includes(mimeType ?? '');

/** The picture that is being read, and those that wait for it. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads a picture. Unless `isWhole`, `bytes` are only the first ones of a file that is too large to be rendered. Null
 * if they are not a picture, or are a raw photo. A process reads one at a time, even for parallel syncs: each may take
 * most of its memory.
 */
export function readPicture(bytes: Uint8Array, isWhole: boolean): Promise<Picture | null> {
  const turn = queue.then(() => read(bytes, isWhole));
  queue = turn.catch(() => {});
  return turn;
}

async function read(bytes: Uint8Array, isWhole: boolean): Promise<Picture | null> {
  if (isRawPhoto(bytes)) return null;
  const measured = await measurePicture(bytes);
  const { width = null, height = null, format = '' } = measured ?? {};
  const picture = { width, height, mimeType: MIME_TYPES[format] ?? null, rendered: null, noPreview: null };
  if (measured && !isRaster(format)) return picture;
  if (!isWhole) return { ...picture, noPreview: 'too-large' };
  if (!measured) return null;
  try {
    const rendered = await renderPicture(bytes);
    return { ...picture, width: rendered.width, height: rendered.height, rendered };
  } catch (error) {
    if (error instanceof TooLarge) return { ...picture, noPreview: 'too-large' };
    if (isShortage(error)) return { ...picture, noPreview: 'unfinished', error };
    return picture; // it is broken
  }
}
