import { imageSize } from 'image-size';
import type { FoundObject, Objects } from './library';

/** Width and height in pixels, as the picture is shown, and the format that its bytes are in. */
export interface Measured {
  width: number;
  height: number;
  format: string | undefined;
}

/** Bytes from the start of a picture that are read: the second only where the first say nothing. */
const HEADS = [64 * 1024, 2 * 1024 * 1024] as const;

/**
 * Measures a picture from its first bytes, after EXIF rotation. Null if it is broken, missing or of an unknown format.
 */
export async function measurePicture(objects: Objects, object: FoundObject): Promise<Measured | null> {
  for (const [index, head] of HEADS.entries()) {
    if ((object.size ?? 0) <= (HEADS[index - 1] ?? 0)) return null; // Nothing is left that was not seen.
    const bytes = await objects.bytes(object, head);
    const measured = bytes && measure(bytes);
    if (measured) return measured;
  }
  return null;
}

function measure(bytes: Uint8Array): Measured | null {
  try {
    // A copy: given a part of a larger buffer, image-size reads past the end of a truncated picture.
    const { width, height, orientation = 1, type } = imageSize(Uint8Array.from(bytes));
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null;
    return orientation > 4 ? { width: height, height: width, format: type } : { width, height, format: type };
  } catch {
    return null; // Not a picture, or a broken one.
  }
}
