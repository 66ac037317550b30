import { RENDITION_WIDTHS } from '../../../src/domain/renditions';

/** What is made of a picture. */
export interface Rendered {
  /** WebP files by their width in pixels, ascending. */
  renditions: Map<number, Uint8Array>;
  /** A few pixels as a data URL. */
  placeholder: string;
}

/**
 * Most pixels of a picture that is rendered. An instance has 1 GiB: 50 million of them take up to 500 MB (an interlaced
 * PNG of 16 bits; a progressive JPEG 320), as measured, besides the file.
 */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Of an AVIF or HEIC, whose decoder takes up to 25 bytes for each. */
export const MAX_HEIF_PIXELS = 24_000_000;
/** Most bytes: sharp has the whole file in memory meanwhile, as a stream too. */
export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

const QUALITY = 76;
/** So few pixels make a data URL of 100 to 350 characters. */
const PLACEHOLDER = { width: 16, height: 16, fit: 'inside', quality: 30 } as const;

/**
 * Makes a picture's renditions and its placeholder: turned as the camera was held, in the colours of the web, without a
 * word of its metadata (a photograph knows where it was taken), and never larger than it is. Of a moving picture the
 * first frame. Null for what is broken or too large: the original is shown then.
 */
export async function renderPicture(bytes: Uint8Array): Promise<Rendered | null> {
  // Fetched when there is a picture: every other function's start would wait for it.
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
