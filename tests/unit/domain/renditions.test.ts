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

it('a picture has renditions up to its own width, or the widest that WebP can store', () => {
  expect(renditionWidths(200, 100)).toEqual([200]);
  expect(renditionWidths(900, 600)).toEqual([320, 640, 900]);
  expect(renditionWidths(4000, 3000)).toEqual([320, 640, 1280]);
  expect(renditionWidths(1000, 32_766)).toEqual([320, 500]);
});

it('the name of a rendition contains the id of the record and the generation', () => {
  const id = 'ab'.repeat(32);
  const generation = '1700000000000001';
  expect(parseRendition(renditionName(id, generation, 640))).toEqual({ id, generation });
  for (const other of ['', 'a.png', `${id}/x/320.webp`, `a/${id}/1/320.webp`]) expect(parseRendition(other)).toBeNull();
});
