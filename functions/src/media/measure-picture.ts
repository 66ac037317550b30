import { imageSize } from 'image-size';

/** A picture as its bytes describe it. */
export interface Measured {
  /** Width and height in pixels, as the picture is shown. */
  width: number;
  height: number;
  /** The format, by image-size's names: `jpg`, `png`, `svg`, `heic` and others. */
  format: string;
}

/** Formats that sharp reads and that may contain an orientation. Not SVG: sharp would interpret untrusted XML. */
const RASTER: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff']);
/** The formats whose names differ in sharp. */
const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', av1: 'avif', hevc: 'heic' };

/** Whether the server renders pictures of this format. */
export const isRaster = (format: string): boolean => RASTER.has(format);

/**
 * Measures a picture by its bytes, or by the first ones. image-size recognizes the format. sharp knows the orientation of
 * every raster format, and rendering goes by sharp too. Null if the bytes are no picture.
 */
export async function measurePicture(bytes: Uint8Array): Promise<Measured | null> {
  const sized = sizeOf(bytes);
  if (!sized || !isRaster(sized.format)) return sized;
  const { default: sharp } = await import('sharp');
  try {
    const { format, compression, autoOrient } = await sharp(bytes, { failOn: 'none' }).metadata();
    const name = (format === 'heif' && compression) || format;
    return { width: autoOrient.width, height: autoOrient.height, format: FORMATS[name] ?? name };
  } catch {
    return sized;
  }
}

function sizeOf(bytes: Uint8Array): Measured | null {
  try {
    // A copy: given a part of a larger buffer, image-size reads past the end of a truncated picture.
    const { width, height, orientation = 1, type = '' } = imageSize(Uint8Array.from(bytes));
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null;
    return orientation > 4 ? { width: height, height: width, format: type } : { width, height, format: type };
  } catch {
    return null; // Not a picture, or a broken one.
  }
}
