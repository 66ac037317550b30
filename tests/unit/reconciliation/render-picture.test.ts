import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_HEIF_PIXELS, MAX_PICTURE_PIXELS, renderPicture } from '../../../functions/src/media/render-picture';

/** Noise, which does not compress. */
function picture(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#246', noise } });
}

/** A picture of one color, one row larger than the limit. */
function tooLarge(pixels: number) {
  return sharp({ create: { width: 10_000, height: pixels / 10_000 + 1, channels: 3, background: '#246' } });
}

/** The widths and metadata of a picture's renditions. */
async function renditionsOf(bytes: Buffer) {
  const { renditions = new Map<number, Uint8Array>() } = (await renderPicture(bytes)) ?? {};
  return Promise.all([...renditions].map(async ([width, file]) => [width, await sharp(file).metadata()] as const));
}

describe('the renditions of a picture', () => {
  it.each([
    [320, []],
    [321, [320]],
    [1280, [320, 640]],
    [1500, [320, 640, 1280]],
  ])('of %i pixels width are %j: never larger than the original', async (width, widths) => {
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
  ])('are made from %s', async (_, original) => {
    const renditions = await renditionsOf(await original.toBuffer());
    expect(renditions.map(([, { width, height }]) => [width, height])).toEqual([[320, 240]]);
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
    ['a picture that breaks off', async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 5000)],
    ['too many pixels', () => tooLarge(MAX_PICTURE_PIXELS).png({ compressionLevel: 1 }).toBuffer()],
    ['an AVIF that takes too much to decode', () => tooLarge(MAX_HEIF_PIXELS).avif({ effort: 0 }).toBuffer()],
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
