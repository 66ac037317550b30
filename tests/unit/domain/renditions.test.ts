import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { publicUrl } from '../../../src/domain/object-name';
import { parseRendition, pictureSources, renditionName, renditionWidths } from '../../../src/domain/renditions';

const EMULATOR = 'http://127.0.0.1:9199';
const original = publicUrl(brand.bucket, 'a/100% $& ñ?.jpg', EMULATOR);
const rendition = (width: number) => publicUrl(brand.renditionsBucket, renditionName('id', '7', width), EMULATOR);
const record = { id: 'id', generation: '7', renditions: [320, 640], mime_type: 'image/jpeg' };

it('a picture is shown by its renditions of the current generation, at the origin of the original', () => {
  const srcSet = `${rendition(320)} 320w, ${rendition(640)} 640w`;
  expect(pictureSources(record, original)).toEqual({ src: rendition(640), srcSet });
});

// The original of a photo may contain the location.
it.each([
  ['not at all without renditions', { renditions: [] }, null],
  ['not at all without a generation', { generation: null }, null],
  ['by its original if it is a drawing', { renditions: [], mime_type: 'image/svg+xml' }, { src: original }],
])('a picture is shown %s', (_, changes, expected) => {
  expect(pictureSources({ ...record, ...changes }, original)).toEqual(expected);
});

it.each([
  ['its own width, if it is small', 200, 100, [200]],
  ['its own width after smaller ones', 900, 600, [320, 640, 900]],
  ['1280 pixels, if it is wider', 4000, 3000, [320, 640, 1280]],
  ['the widest that WebP can store', 1000, 32_766, [320, 500]],
])('a picture has renditions up to %s', (_, width, height, widths) => {
  expect(renditionWidths(width, height)).toEqual(widths);
});

const ID = 'ab'.repeat(32);

it('the name of a rendition contains the id of the record and the generation', () => {
  const generation = '1700000000000001';
  expect(parseRendition(renditionName(ID, generation, 640))).toEqual({ id: ID, generation });
});

it.each(['', 'a.png', `${ID}/x/320.webp`, `a/${ID}/1/320.webp`])('"%s" is not the name of a rendition', (name) => {
  expect(parseRendition(name)).toBeNull();
});
