import { readFile } from 'node:fs/promises';
import sharp, { type JpegOptions, type Metadata, type Sharp } from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeHeic } from '../../../functions/src/media/decode-heic';
import { readPicture } from '../../../functions/src/media/read-picture';

vi.mock('../../../functions/src/media/decode-heic', { spy: true });

/** Time limit to make and read a picture, in milliseconds: large ones take seconds. */
const READ_LIMIT_MS = 60_000;

/** Noise, which does not compress. */
function picture(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#246', noise } });
}

/** A PNG of one color. */
const plain = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 4, background } }).png({ compressionLevel: 1 });

/** An animation of two frames. */
async function gif() {
  const frames = await Promise.all(['#f00', '#0f0'].map((color) => plain(400, 300, color).toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
}

const jpeg = () => picture(400, 300).jpeg().toBuffer();
/** 400 by 300 pixels, held at 90 degrees, with a location. */
const rotatedHeic = () => readFile('tests/files/rotated.heic');

/** Reads a picture with the metadata of its renditions. */
async function read(bytes: Buffer) {
  const { rendered, ...facts } = (await readPicture(bytes, true)) ?? {};
  const files = await Promise.all([...(rendered?.renditions ?? [])].map(([, file]) => sharp(file).metadata()));
  return { facts, files, rendered };
}

describe.each([
  ['JPEG', jpeg, 'image/jpeg'],
  ['rotated JPEG', () => picture(300, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'image/jpeg'],
  ['AVIF', () => picture(400, 300).avif({ effort: 0 }).toBuffer(), 'image/avif'],
  ['PNG', () => plain(400, 300).toBuffer(), 'image/png'],
  ['GIF', gif, 'image/gif'],
  ['TIFF, which may be a raw photo,', () => picture(400, 300).tiff().toBuffer(), null],
])('a %s', (_, make, mimeType) => {
  let facts: object;
  let files: Metadata[];
  beforeAll(async () => {
    ({ facts, files } = await read(await make()));
  }, READ_LIMIT_MS);

  it('is measured as it is shown', () => {
    expect(facts).toEqual({ width: 400, height: 300, mimeType, noPreview: null });
  });

  it('is rendered as it is shown', () => {
    expect(files).toMatchObject([
      { format: 'webp', width: 320, height: 240 },
      { format: 'webp', width: 400, height: 300 },
    ]);
  });

  it('has one frame', () => {
    expect(files[0]?.pages ?? 1).toBe(1);
  });
});

describe('a HEIC', () => {
  let heic: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    heic = await read(await rotatedHeic());
  }, READ_LIMIT_MS);

  it('is measured as it is shown', () => {
    expect(heic.facts).toEqual({ width: 300, height: 400, mimeType: 'image/heic', noPreview: null });
  });

  it('is rendered as it is shown', () => {
    expect(heic.files).toMatchObject([{ width: 300, height: 400 }]);
  });

  it('is rendered without its metadata', () => {
    expect(heic.files[0]?.exif).toBeUndefined();
  });

  it('is rendered in sRGB', async () => {
    const pixels = await sharp(heic.rendered?.renditions.get(300)).removeAlpha().raw().toBuffer();
    // The left half of the original is #d00, the right half #00d, both in the color space of phones.
    const topAndBottom = [...pixels.subarray(0, 3), ...pixels.subarray(-3)];
    const differences = [0, 0, 221, 221, 0, 0].map((value, index) => Math.abs(value - (topAndBottom[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(8);
  });
});

it('renders transparency', async () => {
  const { files } = await read(await plain(400, 300, '#0000').toBuffer());
  expect(files[0]?.hasAlpha).toBe(true);
});

it('renders no metadata, such as a location', async () => {
  const exif = { IFD0: { Copyright: 'Elena' }, IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'N' } };
  const located = await picture(1000, 100).jpeg().withExif(exif).toBuffer();
  expect((await sharp(located).metadata()).exif?.toString('latin1')).toContain('Elena');
  const [file] = (await read(located)).files;
  expect(file).toMatchObject({ format: 'webp' });
  expect(file?.exif).toBeUndefined();
  expect(file?.xmp).toBeUndefined();
  expect(file?.iptc).toBeUndefined();
});

it('makes a short placeholder', async () => {
  const { rendered } = await read(await picture(1000, 100).jpeg().toBuffer());
  expect(rendered?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{50,400}$/);
});

/** A directory of a TIFF: tags with long values, and the place of the next directory. */
function directory(entries: [tag: number, value: number][]): Buffer {
  const bytes = Buffer.alloc(2 + 12 * entries.length + 4);
  bytes.writeUInt16LE(entries.length);
  for (const [index, [tag, value]] of entries.entries()) {
    const entry = 2 + 12 * index;
    bytes.writeUInt16LE(tag, entry);
    bytes.writeUInt16LE(4, entry + 2);
    bytes.writeUInt32LE(1, entry + 4);
    bytes.writeUInt32LE(value, entry + 8);
  }
  return bytes;
}

/** The tags of a gray picture whose pixels begin at `offset`. */
const gray = (subfile: number, width: number, height: number, offset: number, photometric = 1) =>
  [
    ...[[254, subfile] as const, [256, width] as const, [257, height] as const, [258, 8] as const, [259, 1] as const],
    ...[[262, photometric] as const, [273, offset] as const, [277, 1] as const, [278, height] as const],
    [279, width * height] as const,
  ] as [number, number][];

/** A TIFF with a thumbnail of 160 by 120 pixels and a picture of 400 by 300 in a directory below, as in a raw photo. */
async function rawPhoto(version: [number, number][] = []) {
  const thumbnail = (place: number) => directory([...gray(1, 160, 120, 8), [330, place], ...version]);
  const main = 8 + 160 * 120 + 400 * 300 + thumbnail(0).length;
  const header = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
  header.writeUInt32LE(8 + 160 * 120 + 400 * 300, 4);
  const pixels = [Buffer.alloc(160 * 120, 90), Buffer.alloc(400 * 300, 160)];
  return Buffer.concat([header, ...pixels, thumbnail(main), directory(gray(0, 400, 300, 8 + 160 * 120, 32_803))]);
}

const svg = async (attributes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);

const NOT_RENDERED: unknown = expect.objectContaining({ rendered: null, noPreview: null });

it.each<[string, () => Promise<Buffer>, unknown]>([
  ['an SVG, which may run code', () => svg('viewBox="0 0 64 32"'), NOT_RENDERED],
  ['an SVG without a size', () => svg(''), null],
  ['a raw photo, which begins with a thumbnail', () => rawPhoto([[50_706, 1025]]), null],
  ['another TIFF that begins with a thumbnail', rawPhoto, null],
  ['words', async () => Buffer.from('no picture'), null],
  ['a JPEG without pixels', async () => (await jpeg()).subarray(0, 300), NOT_RENDERED],
  ['a HEIC that breaks off', async () => (await rotatedHeic()).subarray(0, 1000), NOT_RENDERED],
])('does not render %s', async (_, make, expected) => {
  expect(await readPicture(await make(), true)).toEqual(expected);
});

it('measures an SVG', async () => {
  const measured = { width: 64, height: 32, mimeType: 'image/svg+xml' };
  expect(await readPicture(await svg('viewBox="0 0 64 32"'), true)).toMatchObject(measured);
});

it('reads one picture at a time', async () => {
  const [large, small] = await Promise.all([4000, 4].map((side) => plain(side, side).toBuffer()));
  const widths: (number | undefined)[] = [];
  const keep = async (bytes = Buffer.of()) => widths.push((await readPicture(bytes, true))?.width ?? undefined);
  await Promise.all([keep(large), keep(small)]);
  expect(widths).toEqual([4000, 4]);
});

it('measures the first bytes of a picture without rendering them', async () => {
  const first = { width: 400, height: 300, mimeType: 'image/jpeg', rendered: null, noPreview: 'too-large' };
  expect(await readPicture(await jpeg(), false)).toEqual(first);
});

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

const panorama = () => flat(16_382, 3628);

/** A JPEG that breaks off and whose header says this size: encoding so many pixels would take seconds. */
async function jpegOf(width: number, height: number, options: JpegOptions & { orientation?: number } = {}) {
  const { orientation, ...format } = options;
  const bytes = await flat(64, 64).jpeg(format).withMetadata({ orientation }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A lossless WebP whose header says this size. */
async function losslessWebp(width: number, height: number) {
  const bytes = await flat(64, 64).webp({ lossless: true }).toBuffer();
  bytes.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 21);
  return bytes;
}

describe.each([
  ['a panorama in JPEG', 16_382, 3628, () => panorama().jpeg().toBuffer()],
  ['a panorama in PNG', 16_382, 3628, () => panorama().png().toBuffer()],
  ['a JPEG of 200 megapixels', 10_000, 20_000, () => jpegOf(20_000, 10_000, { orientation: 6 })],
  ['a progressive JPEG of 80 megapixels', 10_000, 8000, () => jpegOf(10_000, 8000, { progressive: true })],
  ['a panorama in WebP', 16_382, 3628, () => panorama().webp({ effort: 0 }).toBuffer()],
])('%s, which never has to be held whole in memory,', (_, width, height, make) => {
  let facts: object;
  let files: Metadata[];
  beforeAll(async () => {
    ({ facts, files } = await read(await make()));
  }, READ_LIMIT_MS);

  it('is measured', () => {
    expect(facts).toMatchObject({ width, height });
  });

  it('is rendered', () => {
    expect(facts).toMatchObject({ noPreview: null });
    expect(files.map((file) => file.width)).toEqual([320, 640, 1280]);
  });
});

const unsubsampled = { progressive: true, chromaSubsampling: '4:4:4' };

describe.each([
  ['an interlaced PNG of 59 megapixels', 16_382, () => panorama().png({ progressive: true }).toBuffer()],
  ['a rotated PNG of 59 megapixels', 3628, () => panorama().png().withMetadata({ orientation: 6 }).toBuffer()],
  ['a progressive JPEG of 108 megapixels', 12_000, () => jpegOf(12_000, 9000, unsubsampled)],
  ['a lossless WebP of 152 megapixels', 16_383, () => losslessWebp(16_383, 9300)],
])('%s', (_, width, make) => {
  let read: Awaited<ReturnType<typeof readPicture>>;
  beforeAll(async () => {
    read = await readPicture(await make(), true);
  }, READ_LIMIT_MS);

  it('is measured', () => {
    expect(read).toMatchObject({ width });
  });

  it('is too large to be rendered', () => {
    expect(read).toMatchObject({ rendered: null, noPreview: 'too-large' });
  });
});

async function readWithoutMemory() {
  vi.mocked(decodeHeic).mockRejectedValueOnce(new RangeError('Array buffer allocation failed'));
  return readPicture(await rotatedHeic(), true);
}

async function readWithoutTime() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const reading = readPicture(await rotatedHeic(), true);
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(60_000);
  const picture = await reading;
  vi.useRealTimers();
  return picture;
}

describe.each([
  ['memory', readWithoutMemory],
  ['time', readWithoutTime],
])('a picture for which %s runs out', (_, readPart) => {
  it('is unfinished', async () => {
    const unfinished = { rendered: null, noPreview: 'unfinished', error: expect.any(Error) };
    expect(await readPart()).toMatchObject(unfinished);
  });

  it('keeps its size', async () => {
    expect(await readPart()).toMatchObject({ width: 300, height: 400 });
  });
});
