import { imageSize } from 'image-size';

/** A picture as its bytes describe it. */
export interface Measured {
  /** Width and height in pixels, as the picture is shown. */
  width: number;
  height: number;
  /** The format, by image-size's names: `jpg`, `png`, `svg`, `heic` and others. */
  format: string;
}

/** Formats that sharp reads. */
const RASTER: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff']);

/** Whether the server renders pictures of this format. */
export const isRaster = (format: string): boolean => RASTER.has(format);

/** Loaded on first use: sharp would delay the start of every other function. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoadSvg'] }); // it would interpret untrusted XML
  return sharp;
}

/** Whether a HEIF file holds AVIF. Its first bytes list its formats; sharp reads only the first one. */
export const isAvif = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 64)).includes('avif');

/**
 * Measures a picture by its bytes, or by the first ones: raster formats with sharp, which also renders them, other
 * formats with image-size. Null if the bytes are not a picture.
 */
export async function measurePicture(bytes: Uint8Array): Promise<Measured | null> {
  const sharp = await loadSharp();
  try {
    const { format, autoOrient } = await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (format === 'heif') return { width, height, format: isAvif(bytes) ? 'avif' : 'heic' };
    return { width, height, format: format === 'jpeg' ? 'jpg' : format };
  } catch {
    return sizeOf(bytes);
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
