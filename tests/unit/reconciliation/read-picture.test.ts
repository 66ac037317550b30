import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from '../../../functions/src/media/read-picture';
import { MAX_AVIF_PIXELS, MAX_PICTURE_PIXELS } from '../../../functions/src/media/render-picture';

/** Noise, which does not compress. */
function picture(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#246', noise } });
}

/** A PNG of one color. */
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } }).png({ compressionLevel: 1 });

/** Two frames or pages. */
const animation = async () => {
  const frames = ['#f00', '#0f0'].map((color) => plain(400, 300, color).toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
};

/** 400 by 300 pixels, held at 90 degrees, with a location. */
const rotatedHeic = () => readFile('tests/files/rotated.heic');

/** A HEIF file whose brand, the first of the formats that it lists, is another one. */
async function withBrand(brand: string, file: Promise<Buffer>) {
  const bytes = await file;
  bytes.write(brand, 8, 'latin1');
  return bytes;
}

/** A JPEG that browsers show, with wrong spectral limits in its start of scan. */
async function faultyJpeg() {
  const bytes = await picture(400, 300).jpeg().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
  return bytes;
}

const startOfJpeg = async (length: number) => (await picture(400, 300).jpeg().toBuffer()).subarray(0, length);

/** A picture's size, type and renditions, by their width, with their metadata. */
async function read(bytes: Buffer) {
  const { width, height, mimeType, rendered } = (await readPicture(bytes, true)) ?? {};
  const files = await Promise.all([...(rendered?.renditions ?? [])].map(([, file]) => sharp(file).metadata()));
  return { size: [width, height], mimeType, files, rendered };
}

const turned = (original: Sharp) => original.withMetadata({ orientation: 6 });

it.each([
  ['JPEG', () => picture(400, 300).jpeg().toBuffer(), 'image/jpeg'],
  ['AVIF', () => picture(400, 300).avif({ effort: 0 }).toBuffer(), 'image/avif'],
  ['AVIF of a general brand', () => withBrand('mif1', picture(400, 300).avif({ effort: 0 }).toBuffer()), 'image/avif'],
  ['transparent PNG', () => plain(400, 300, '#0000').toBuffer(), 'image/png'],
  ['animated GIF', async () => (await animation()).gif({ effort: 1 }).toBuffer(), 'image/gif'],
  ['TIFF of two pages, which may be a raw photo', async () => (await animation()).tiff().toBuffer(), null],
  ['rotated JPEG', () => turned(picture(300, 400).jpeg()).toBuffer(), 'image/jpeg'],
  ['JPEG with a harmless fault', faultyJpeg, 'image/jpeg'],
])('measures and renders a %s as it is shown', async (_, make, type) => {
  const { size, mimeType, files } = await read(await make());
  expect([size, mimeType]).toEqual([[400, 300], type]);
  expect(files).toMatchObject([
    { format: 'webp', width: 320, height: 240 },
    { format: 'webp', width: 400, height: 300 },
  ]);
  expect(files[0]?.pages ?? 1).toBe(1);
});

it.each(['heic', 'mif1'])('renders a HEIC of the brand %s rotated, in sRGB and without metadata', async (brand) => {
  const { size, mimeType, files, rendered } = await read(await withBrand(brand, rotatedHeic()));
  expect([size, mimeType]).toEqual([[300, 400], 'image/heic']);
  expect(files).toMatchObject([{ width: 300, height: 400 }]);
  expect(files[0]?.exif).toBeUndefined();
  const pixels = await sharp(rendered?.renditions.get(300)).removeAlpha().raw().toBuffer();
  // The left half of the original is #d00, the right half #00d, both in the color space of phones.
  const topAndBottom = [...pixels.subarray(0, 3), ...pixels.subarray(-3)];
  const differences = [0, 0, 221, 221, 0, 0].map((value, index) => Math.abs(value - (topAndBottom[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(8);
});

it('keeps transparency, and drops metadata such as a location', async () => {
  const clear = await read(await plain(400, 300, '#0000').toBuffer());
  expect(clear.files[0]?.hasAlpha).toBe(true);
  const exif = { IFD0: { Copyright: 'Elena' }, IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'N' } };
  const located = await turned(picture(600, 400).jpeg().withExif(exif)).toBuffer();
  expect((await sharp(located).metadata()).exif?.toString('latin1')).toContain('Elena');
  const [small] = (await read(located)).files;
  expect([small?.exif, small?.xmp, small?.iptc, small?.orientation]).toEqual(Array(4).fill(undefined));
});

const tooLarge = () => plain(10_000, Math.floor(MAX_PICTURE_PIXELS / 10_000) + 1, '#246').toBuffer();
/** A small AVIF whose header claims more pixels than are rendered. */
async function largeAvif() {
  const bytes = await picture(400, 300).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(10_000, size);
  bytes.writeUInt32BE(MAX_AVIF_PIXELS / 10_000 + 1, size + 4);
  return bytes;
}
const svg = (attributes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
const SVG = { width: 64, height: 32, mimeType: 'image/svg+xml' };
const hex = (bytes: string) => Buffer.from(bytes, 'hex');
it.each<[string, () => Buffer | Promise<Buffer>, object | null]>([
  ['an SVG, which may run code', () => svg('viewBox="0 0 64 32"'), SVG],
  ['an SVG without a size', () => svg(''), null],
  ['words', () => Buffer.from('no picture'), null],
  // Behind it, in the same buffer, are bytes that look like its size.
  ['a truncated PNG', () => hex(`89504e470d0a1a0a0000000d49484452${'01'.repeat(16)}`).subarray(0, 16), null],
  ['a JPEG without pixels', () => startOfJpeg(300), {}],
  ['a HEIC that breaks off', async () => (await rotatedHeic()).subarray(0, 1000), {}],
  ['too many pixels', tooLarge, {}],
  ['an AVIF that takes too much to decode', largeAvif, {}],
])('does not render %s', async (_, make, expected) => {
  const result = await readPicture(await make(), true);
  if (expected === null) expect(result).toBeNull();
  else expect(result).toMatchObject({ ...expected, rendered: null });
});

it('reads one picture at a time', async () => {
  const pictures = await Promise.all([4000, 4].map((side) => plain(side, side, '#246').toBuffer()));
  const widths: (number | undefined)[] = [];
  await Promise.all(pictures.map(async (bytes) => widths.push((await readPicture(bytes, true))?.width)));
  expect(widths).toEqual([4000, 4]);
});

it('renders nothing of the first bytes of a picture', async () => {
  const bytes = await picture(400, 300).jpeg().toBuffer();
  expect(await readPicture(bytes, false)).toEqual({ width: 400, height: 300, mimeType: 'image/jpeg', rendered: null });
});

it.each([
  [1000, 100],
  [100, 1000],
  [1, 1],
])('makes a short data URL as the placeholder of %i by %i pixels', async (width, height) => {
  const { placeholder = '' } = (await read(await picture(width, height).jpeg().toBuffer())).rendered ?? {};
  expect(placeholder.length).toBeLessThanOrEqual(400);
  const [head, data = ''] = placeholder.split(',');
  expect(head).toBe('data:image/webp;base64');
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).format).toBe('webp');
});
