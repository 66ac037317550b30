import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import {
  attachmentDisposition,
  GENERATED_NAME,
  generateObjectName,
  originalName,
  publicUrl,
  recordId,
  uploadMetadata,
} from '../../../src/domain/object-name';

const ACCENTED = ['año café.png', 'cafe\u0301.png', '名前 😀.png'];
const AWKWARD = ['two words.png', '100%.png', '50%25 off.png', 'a/b+c&d=e?f#g.png', ...ACCENTED];

describe('a generated object name', () => {
  it('has random characters, an underscore, the time in milliseconds and the extension', () => {
    expect(generateObjectName('Front Desk.PNG', 1795255200000)).toMatch(/^[a-z0-9]{16}_1795255200000\.png$/);
  });

  it.each(['README', '.png', 'a.ñ', 'a.x y', 'a.abcdefghijk', 'a.', 'dir.d/name'])(
    'has no extension if "%s" has none or an unusual one',
    (fileName) => expect(generateObjectName(fileName)).toMatch(/^[a-z0-9]{16}_[0-9]{13}$/),
  );

  it.each([...AWKWARD, 'x'.repeat(2000), 'a.tar.gz', ''])('matches the pattern in the rules for %s', (fileName) => {
    expect(generateObjectName(fileName)).toMatch(GENERATED_NAME);
  });

  it('never repeats, even within one millisecond', () => {
    const names = Array.from({ length: 20_000 }, () => generateObjectName('a.png', 1795255200000));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the id of a record', () => {
  it.each(['hero.png', 'A b.png', 'café', 'cafe\u0301'])(
    'is the SHA-256 of bucket/path in lowercase hex: %s',
    async (path) => {
      const expected = createHash('sha256').update(`${brand.bucket}/${path}`).digest('hex');
      expect(await recordId(brand.bucket, path)).toBe(expected);
    },
  );
});

describe('the public URL', () => {
  it.each([
    ['two words.png', 'two%20words.png'],
    ['100%.png', '100%25.png'],
    ['50%25 off.png', '50%2525%20off.png'],
    ['año.png', 'a%C3%B1o.png'],
    ['team/a+b.png', 'team%2Fa%2Bb.png'],
    ['q?a#b.png', 'q%3Fa%23b.png'],
  ])('encodes the name %s once, as one segment', (path, encoded) => {
    const url = `/v0/b/b/o/${encoded}?alt=media`;
    expect(publicUrl('b', path)).toBe(`https://firebasestorage.googleapis.com${url}`);
    expect(publicUrl('b', path, 'http://127.0.0.1:9199')).toBe(`http://127.0.0.1:9199${url}`);
  });
});

describe('the disposition of an upload', () => {
  it.each([
    ['hero.png', 'hero.png', 'hero.png'],
    ['año 100%.png', 'a_o 100_.png', 'a%C3%B1o%20100%25.png'],
    [`it's (1)*.png`, `it's (1)*.png`, 'it%27s%20%281%29%2A.png'],
    ['a"b\\c.png', 'a_b_c.png', 'a%22b%5Cc.png'],
    ['a\r\nX-Evil: 1.png', 'a__X-Evil: 1.png', 'a%0D%0AX-Evil%3A%201.png'],
    ['folder/name.png', 'name.png', 'name.png'],
  ])('names %j in full for new clients and in ASCII for old ones', (fileName, plain, encoded) => {
    expect(attachmentDisposition(fileName)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  });

  it.each(AWKWARD)('is a header of printable ASCII: %s', (fileName) => {
    expect(attachmentDisposition(fileName)).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('the original name', () => {
  it.each(AWKWARD)('survives the metadata of an upload: %s', (fileName) => {
    const metadata = uploadMetadata(fileName);
    expect(Object.values(metadata).join()).toMatch(/^[\x21-\x7e]+$/);
    expect(originalName(metadata)).toBe(fileName);
  });

  it('stays as it is if it is not percent-encoded', () => {
    expect(originalName({ original_name: '100%.png' })).toBe('100%.png');
  });

  it.each([null, undefined, {}, { name: 'a.png' }, { original_name: '' }, { original_name: 7 }])(
    'is unknown for an object with the metadata %j',
    (metadata) => expect(originalName(metadata)).toBeNull(),
  );
});
