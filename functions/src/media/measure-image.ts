import type { File } from '@google-cloud/storage';
import { imageSize } from 'image-size';
import { hasCode } from '../errors';

/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** Bytes from the start of a picture that are read: the second only where the first say nothing. */
const HEADS = [64 * 1024, 2 * 1024 * 1024] as const;

/**
 * Measures a picture from the head of its bytes, as it is shown: a camera's turn is taken into account. Null for one
 * that is broken, of an unknown kind or gone. `file.metadata` must have been read.
 */
export async function measureImage(file: File): Promise<Dimensions | null> {
  const size = Number(file.metadata.size ?? 0);
  for (const [index, head] of HEADS.entries()) {
    if (size <= (HEADS[index - 1] ?? 0)) return null; // Nothing is left that was not seen.
    const bytes = await readHead(file, head);
    const dimensions = bytes && dimensionsOf(bytes);
    if (dimensions) return dimensions;
  }
  return null;
}

async function readHead(file: File, length: number): Promise<Uint8Array | null> {
  try {
    // Packed bytes stay packed: half a gzip stream cannot be opened.
    const [bytes] = await file.download({ start: 0, end: length - 1, decompress: false });
    return bytes;
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

function dimensionsOf(bytes: Uint8Array): Dimensions | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null;
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null; // Not a picture, or a broken one.
  }
}
