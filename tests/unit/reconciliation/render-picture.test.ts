import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_AVIF_PIXELS, MAX_PICTURE_PIXELS, renderPicture } from '../../../functions/src/media/render-picture';

/** Noise, which does not compress. */
function picture(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#246', noise } });
}

/** A picture of one color, one row larger than the limit. */
function tooLarge(pixels: number) {
  return sharp({ create: { width: 10_000, height: pixels / 10_000 + 1, channels: 3, background: '#246' } });
}

/** 400 by 300 pixels, held at 90 degrees, with a location. */
const rotatedHeic = () => readFile('tests/files/rotated.heic');

/** A JPEG that browsers show, with wrong spectral limits in its start of scan. */
async function faultyJpeg() {
  const bytes = await picture(400, 300).jpeg().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
  return bytes;
}

/** The widths and metadata of a picture's renditions. */
async function renditionsOf(bytes: Buffer) {
  const { renditions = new Map<number, Uint8Array>() } = (await renderPicture(bytes)) ?? {};
  return Promise.all([...renditions].map(async ([width, file]) => [width, await sharp(file).metadata()] as const));
}

describe('the renditions of a picture', () => {
  it.each([
    [200, [200]],
    [321, [320, 321]],
    [1280, [320, 640, 1280]],
    [1500, [320, 640, 1280]],
  ])('of %i pixels width are %j: the largest is as large as the original, at most', async (width, widths) => {
    const renditions = await renditionsOf(await picture(width, 100).jpeg().toBuffer());
    expect(renditions.map(([each]) => each)).toEqual(widths);
    for (const [each, { format, width: real }] of renditions) expect([format, real]).toEqual(['webp', each]);
  });

  it.each([
    ['JPEG', picture(400, 300).jpeg()],
    ['PNG', picture(400, 300).png()],
    ['WebP', picture(400, 300).webp()],
    ['AVIF', picture(400, 300).avif({ effort: 0 })],
    ['GIF', picture(400, 300).gif({ effort: 1 })],
    ['TIFF', picture(400, 300).tiff()],
  ])('are made from %s', async (_, original) => {
    const renditions = await renditionsOf(await original.toBuffer());
    expect(renditions.map(([, { width, height }]) => [width, height])).toEqual([
      [320, 240],
      [400, 300],
    ]);
  });

  it('of HEIC are rotated, in sRGB and without metadata', async () => {
    const { width, height, renditions } = (await renderPicture(await rotatedHeic())) ?? {};
    expect([width, height, ...(renditions?.keys() ?? [])]).toEqual([300, 400, 300]);
    const file = sharp(renditions?.get(300));
    expect((await file.metadata()).exif).toBeUndefined();
    const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    // The left half of the original is #d00, the right half #00d, both in the color space of phones.
    const [top, bottom] = [0, info.width * (info.height - 1) * 3].map((at) => [...data.subarray(at, at + 3)]);
    for (const [color, shown] of [
      [[0, 0, 221], top],
      [[221, 0, 0], bottom],
    ] as const)
      for (const [index, value] of color.entries()) expect(Math.abs((shown?.[index] ?? 0) - value)).toBeLessThan(8);
  });

  it.each([
    ['a harmless fault', faultyJpeg],
    ['an end that is missing', async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 20_000)],
  ])('are made in spite of %s', async (_, make) => {
    const { width, height, renditions } = (await renderPicture(await make())) ?? {};
    expect([width, height, ...(renditions?.keys() ?? [])]).toEqual([400, 300, 320, 400]);
  });

  it('are rotated as the camera was held, without metadata such as its location', async () => {
    const exif = { IFD0: { Copyright: 'Elena' }, IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'N' } };
    const turned = await picture(600, 400).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(turned).metadata()).exif?.toString('latin1')).toContain('Elena');
    const [[width, small] = []] = await renditionsOf(turned);
    expect([width, small?.width, small?.height]).toEqual([320, 320, 480]);
    expect([small?.exif, small?.xmp, small?.iptc, small?.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('show the first frame of an animation', async () => {
    const create = { width: 400, height: 300, channels: 3 as const };
    const frame = (background: string) =>
      sharp({ create: { ...create, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#f00', '#0f0'].map(frame));
    const moving = sharp(frames, { join: { animated: true } }).gif();
    const [[, small] = []] = await renditionsOf(await moving.toBuffer());
    expect([small?.pages ?? 1, small?.height]).toEqual([1, 240]);
  });

  it('keep transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background } });
    const [[, small] = []] = await renditionsOf(await clear.png().toBuffer());
    expect(small?.hasAlpha).toBe(true);
  });

  it.each([
    ['words', async () => Buffer.from('no picture')],
    ['a picture without pixels', async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 300)],
    ['a HEIC that breaks off', async () => (await rotatedHeic()).subarray(0, 900)],
    ['too many pixels', () => tooLarge(MAX_PICTURE_PIXELS).png({ compressionLevel: 1 }).toBuffer()],
    ['an AVIF that takes too much to decode', () => tooLarge(MAX_AVIF_PIXELS).avif({ effort: 0 }).toBuffer()],
  ])('are not made of %s', async (_, make) => {
    expect(await renderPicture(await make())).toBeNull();
  });
});

describe('the placeholder of a picture', () => {
  const sizes: [number, number][] = [
    [1000, 100],
    [100, 1000],
    [1, 1],
    [400, 300],
  ];
  it.each(sizes)('of %i by %i pixels is a short data URL of a picture', async (width, height) => {
    const { placeholder = '' } = (await renderPicture(await picture(width, height).jpeg().toBuffer())) ?? {};
    expect(placeholder.length).toBeLessThanOrEqual(400);
    const [, data = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
    expect((await sharp(Buffer.from(data, 'base64')).metadata()).format).toBe('webp');
  });
});
