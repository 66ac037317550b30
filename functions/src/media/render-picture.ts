import { crc32, deflateSync } from 'node:zlib';
import type { Sharp, SharpOptions } from 'sharp';
import { renditionWidths } from '../../../src/domain/renditions';
import { decodeHeic } from './decode-heic';
import { isAvif, loadSharp } from './measure-picture';

/** The renditions of a picture. */
export interface Rendered {
  /** Size of the picture in pixels, as it is shown. */
  width: number;
  height: number;
  /** WebP files by their width in pixels, ascending. */
  renditions: Map<number, Uint8Array>;
  /** A few pixels as a data URL. */
  placeholder: string;
}

/**
 * The maximum number of pixels. An instance has 1 GiB: 50 megapixels of a phone take up to 660 MB (measured: HEIC;
 * interlaced 16-bit PNG 500 MB, progressive JPEG 320 MB), in addition to the file.
 */
export const MAX_PICTURE_PIXELS = 8192 * 6144;
/** The same for AVIF, whose decoder takes up to 25 bytes per pixel. */
const MAX_AVIF_PIXELS = 24_000_000;
/** The maximum size in bytes: sharp holds the whole file in memory, even as a stream. */
export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

const QUALITY = 76;
/** At this size the data URL has 100 to 350 characters. */
const PLACEHOLDER = { width: 16, height: 16, fit: 'inside', quality: 30 } as const;

/** What sharp opens, and the size of the picture in it. */
interface Source {
  input: Uint8Array;
  width: number;
  height: number;
}

/**
 * Renders a picture's renditions and placeholder: rotated as the camera was held, in sRGB, without metadata (a photo
 * contains its location), never enlarged; the first frame of an animation, the first page of a TIFF. A picture with
 * faults is rendered as browsers show it. Null if nothing of it can be decoded or it is too large.
 */
export async function renderPicture(bytes: Uint8Array): Promise<Rendered | null> {
  const sharp = await loadSharp();
  sharp.cache(false);
  sharp.concurrency(1);
  const open = (input: Uint8Array, options: SharpOptions): Sharp =>
    sharp(input, { limitInputPixels: MAX_PICTURE_PIXELS, ...options });

  /** The picture, or, of a HEIC, a PNG of it in the largest size that is needed. Null if it is too large. */
  async function sourceOf(): Promise<Source | null> {
    const { format, autoOrient, icc } = await open(bytes, { failOn: 'none' }).metadata();
    const isHeic = format === 'heif' && !isAvif(bytes);
    const max = format === 'heif' && !isHeic ? MAX_AVIF_PIXELS : MAX_PICTURE_PIXELS;
    if (autoOrient.width * autoOrient.height > max) return null;
    if (!isHeic) return { input: bytes, ...autoOrient };
    const { data, width, height } = await decodeHeic(bytes);
    const widest = renditionWidths(width, height).at(-1);
    const pixels = open(data as unknown as Uint8Array, { raw: { width, height, channels: 4 } });
    const png = await pixels.resize({ width: widest }).png({ compressionLevel: 0 }).toBuffer();
    return { input: icc ? withProfile(png, icc) : png, width, height };
  }

  /** Makes the renditions. `failOn` is the severity of a fault at which sharp gives up. */
  async function render({ input, width, height }: Source, failOn: 'error' | 'none'): Promise<Rendered> {
    const widths = renditionWidths(width, height);
    // Decoded once, at the size of the largest: the others are made from that.
    const { data, info } = await open(input, { failOn })
      .autoOrient()
      .resize({ width: widths.at(-1) })
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
    return { width, height, renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  }

  try {
    const source = await sourceOf();
    if (!source) return null;
    return await render(source, 'error').catch(() => render(source, 'none'));
  } catch {
    return null;
  }
}

/** End of a PNG's signature and header: the place of the color profile. */
const PNG_HEADER = 33;

/** A PNG with a color profile: sharp can convert colors to a profile, but not say which one they already have. */
function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, PNG_HEADER), length, chunk, checksum, png.subarray(PNG_HEADER)]);
}
