import { isRaster, type Measured, measurePicture } from './measure-picture';
import { isRawPhoto } from './raw-photo';
import { type Rendered, renderPicture } from './render-picture';

/** What the bytes of a picture say: its size as it is shown, its type and its renditions. */
export interface Picture extends Pick<Measured, 'width' | 'height'> {
  /** MIME type; null if the bytes do not decide it. */
  mimeType: string | null;
  /** Null if the picture is not rendered. */
  rendered: Rendered | null;
}

/** MIME types by format. Not TIFF: a raw photo (`.dng`) may have its format and a type of its own. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** The picture that is being read, and those that wait for it. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads a picture. Unless `isWhole`, `bytes` are only its first ones, which are measured and not rendered. Null if they
 * are no picture, or a raw photo. A process reads one at a time, even for parallel syncs: each may take most of its memory.
 */
export function readPicture(bytes: Uint8Array, isWhole: boolean): Promise<Picture | null> {
  const turn = queue.then(() => read(bytes, isWhole));
  queue = turn.catch(() => {});
  return turn;
}

async function read(bytes: Uint8Array, isWhole: boolean): Promise<Picture | null> {
  const measured = isRawPhoto(bytes) ? null : await measurePicture(bytes);
  if (!measured) return null;
  const rendered = isWhole && isRaster(measured.format) ? await renderPicture(bytes) : null;
  const { width, height } = rendered ?? measured;
  return { width, height, mimeType: MIME_TYPES[measured.format] ?? null, rendered };
}
