import { RENDITION_WIDTHS } from '../../../src/domain/renditions';

/** The renditions of a picture. */
export interface Rendered {
  /** WebP files by their width in pixels, ascending. */
  renditions: Map<number, Uint8Array>;
  /** A few pixels as a data URL. */
  placeholder: string;
}

/**
 * The maximum number of pixels. An instance has 1 GiB: 50 million pixels take up to 500 MB (measured: interlaced 16-bit
 * PNG; progressive JPEG 320 MB), in addition to the file.
 */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** The same for AVIF and HEIC, whose decoder takes up to 25 bytes per pixel. */
export const MAX_HEIF_PIXELS = 24_000_000;
/** The maximum size in bytes: sharp holds the whole file in memory, even as a stream. */
export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

const QUALITY = 76;
/** At this size the data URL has 100 to 350 characters. */
const PLACEHOLDER = { width: 16, height: 16, fit: 'inside', quality: 30 } as const;

/**
 * Renders a picture's renditions and placeholder: rotated by its EXIF orientation, in sRGB, without metadata (a photo
 * contains its location), never enlarged; the first frame of an animation. Null if the picture is broken or too large;
 * then the site shows the original.
 */
export async function renderPicture(bytes: Uint8Array): Promise<Rendered | null> {
  // Loaded on first use: it would delay the start of every other function.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS });
    const { format, autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    if (format === 'heif' && width * height > MAX_HEIF_PIXELS) return null;
    const widths = RENDITION_WIDTHS.filter((each) => each < width);
    // Decoded once, at the size of the largest: the others are made from that.
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: widths.at(-1) ?? width })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const renditions = new Map<number, Uint8Array>();
    for (const each of widths) {
      renditions.set(each, await decoded().resize({ width: each }).webp({ quality: QUALITY }).toBuffer());
    }
    const { quality, ...box } = PLACEHOLDER;
    const tiny = await decoded().resize(box).webp({ quality }).toBuffer();
    return { renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  } catch {
    return null;
  }
}
