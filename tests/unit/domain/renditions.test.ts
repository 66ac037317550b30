import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { publicUrl } from '../../../src/domain/object-name';
import { parseRendition, renditionName, renditionsOf, sourceSet } from '../../../src/domain/renditions';

const EMULATOR = 'http://127.0.0.1:9199';
const original = publicUrl(brand.bucket, 'a/100% $& ñ?.jpg', EMULATOR);
const wide = (width: number) =>
  `${publicUrl(brand.renditionsBucket, renditionName('id', '7', width), EMULATOR)} ${width}w`;
const record = { id: 'id', generation: '7', renditions: [320, 640], width: 4000 };

describe('the sources of a picture', () => {
  it('are its renditions of the current generation, at the origin of the original', () => {
    expect(sourceSet(record, original)).toBe(`${wide(320)}, ${wide(640)}`);
  });

  it('include the original if it is not wider than the largest rendition', () => {
    expect(sourceSet({ ...record, width: 900 }, original)).toBe(`${wide(320)}, ${wide(640)}, ${original} 900w`);
    expect(sourceSet({ ...record, width: 1281 }, original)).not.toContain(original);
    expect(sourceSet({ ...record, width: null }, original)).not.toContain(original);
    expect(sourceSet({ ...record, width: 640 }, original)).not.toContain(original);
  });

  it('are none without renditions or a generation', () => {
    expect(sourceSet({ ...record, renditions: [] }, original)).toBeUndefined();
    expect(sourceSet({ ...record, generation: null }, original)).toBeUndefined();
  });
});

describe('the name of a rendition', () => {
  const id = 'ab'.repeat(32);

  it('contains the record id and the generation', () => {
    const name = renditionName(id, '1700000000000001', 640);
    expect(name.startsWith(renditionsOf(id))).toBe(true);
    expect(parseRendition(name)).toEqual({ id, generation: '1700000000000001' });
  });

  it.each(['', 'a.png', `${id}/x/320.webp`, `a/${id}/1/320.webp`])('is not %s', (name) =>
    expect(parseRendition(name)).toBeNull(),
  );
});
