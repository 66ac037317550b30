import { crc32, deflateSync } from 'node:zlib';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
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
 * The maximum memory in bytes that decoding may take, in addition to the file. An instance has 1 GiB. Pictures of 50
 * megapixels, the most that phones take, fit in every format except AVIF.
 */
const MAX_MEMORY = 8192 * 6144 * 12;

/** What a pixel costs if the decoder never holds the whole picture. It limits the time, not the memory. */
const STREAMED = 2;

/** Bytes of memory that decoding takes for each pixel. Measured: see docs/decisions/renditions.md. */
function memoryPerPixel(bytes: Uint8Array, metadata: Metadata): number {
  const { format, isProgressive, chromaSubsampling, channels, orientation = 1, pages = 1 } = metadata;
  if (format === 'jpeg') {
    if (!isProgressive) return STREAMED;
    return chromaSubsampling === '4:2:0' ? 3 : 2 * channels; // the decoder holds 2 bytes for each sample
  }
  if (format === 'png' && !isProgressive && orientation === 1) return STREAMED; // rotation needs every line at once
  if (format === 'webp' && pages === 1) return isLossyWebp(bytes) ? STREAMED : 4;
  return format === 'heif' && isAvif(bytes) ? 25 : 12;
}

/** Whether a WebP file contains a lossy picture and nothing else, such as transparency. */
const isLossyWebp = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'VP8 ';

/** A picture that is too large to be rendered. */
export class TooLarge extends Error {}

/** Whether rendering failed because time or memory ran out: another attempt may succeed. */
export const isShortage = (error: unknown): boolean =>
  /timeout|(out of|insufficient) memory|allocat/i.test(String(error));

/** Time limit in seconds for decoding and scaling. A PNG of 200 megapixels takes 4 seconds, a JPEG less than one. */
const TIME_LIMIT = 45;

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
 * faults is rendered as browsers show it. Throws TooLarge, an error that `isShortage` recognizes, or another error if
 * nothing of the picture can be decoded.
 */
export async function renderPicture(bytes: Uint8Array): Promise<Rendered> {
  const sharp = await loadSharp();
  sharp.cache(false);
  sharp.concurrency(1);
  const open = (input: Uint8Array, options: SharpOptions): Sharp =>
    sharp(input, { limitInputPixels: false, ...options }).timeout({ seconds: TIME_LIMIT });

  /** The picture itself, or, if it is HEIC, a PNG of it in the largest size that is needed. */
  async function sourceOf(): Promise<Source> {
    const metadata = await open(bytes, { failOn: 'none' }).metadata();
    const { format, autoOrient, icc } = metadata;
    if (autoOrient.width * autoOrient.height * memoryPerPixel(bytes, metadata) > MAX_MEMORY) throw new TooLarge();
    if (format !== 'heif' || isAvif(bytes)) return { input: bytes, ...autoOrient };
    const { data, width, height } = await decodeHeic(bytes);
    const widest = renditionWidths(width, height).at(-1);
    const pixels = open(data as unknown as Uint8Array, { raw: { width, height, channels: 4 } });
    const png = await pixels.resize({ width: widest }).png({ compressionLevel: 0 }).toBuffer();
    return { input: icc ? withProfile(png, icc) : png, width, height };
  }

  /** Makes the renditions. `failOn` is the severity of a fault at which sharp gives up. */
  async function render({ input, width, height }: Source, failOn: 'error' | 'none'): Promise<Rendered> {
    const widths = renditionWidths(width, height);
    // Decode once, at the size of the largest rendition, and make the others from that.
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

  const source = await sourceOf();
  return render(source, 'error').catch((error: unknown) => {
    if (isShortage(error)) throw error;
    return render(source, 'none');
  });
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
