import { expect, it } from 'vitest';
import {
  attachmentDisposition,
  GENERATED_NAME,
  generateObjectName,
  originalName,
  publicUrl,
  uploadMetadata,
} from '../../../src/domain/object-name';

it('a generated object name has random characters, the time in milliseconds and a usual extension', () => {
  expect(generateObjectName('Front Desk.PNG', 1795255200000)).toMatch(/^[a-z0-9]{16}_1795255200000\.png$/);
  for (const name of ['README', '.png', 'a.ñ', 'a.abcdefghijk'])
    expect(generateObjectName(name), name).toMatch(/^[a-z0-9]{16}_[0-9]{13}$/);
});

it.each(['50%25 off.png', 'a/b+c&d=e?f#g.png', '名前 😀.png'])('the headers of an upload keep its name: %s', (name) => {
  expect(generateObjectName(name)).toMatch(GENERATED_NAME);
  const metadata = uploadMetadata(name);
  expect(Object.values(metadata).join()).toMatch(/^[\x21-\x7e]+$/);
  expect(originalName(metadata)).toBe(name);
});

it('the public URL encodes a name once, as one segment', () => {
  const url = '/v0/b/b/o/team%2F50%2525%20a%C3%B1o%2Bb.png?alt=media';
  expect(publicUrl('b', 'team/50%25 año+b.png')).toBe(`https://firebasestorage.googleapis.com${url}`);
  expect(publicUrl('b', 'team/50%25 año+b.png', 'http://127.0.0.1:9199')).toBe(`http://127.0.0.1:9199${url}`);
});

it.each([
  ['año 100%.png', 'a_o 100_.png', 'a%C3%B1o%20100%25.png'],
  [`it's (1)*.png`, `it's (1)*.png`, 'it%27s%20%281%29%2A.png'],
  ['a"b\\c.png', 'a_b_c.png', 'a%22b%5Cc.png'],
  ['a\r\nX-Evil: 1.png', 'a__X-Evil: 1.png', 'a%0D%0AX-Evil%3A%201.png'],
  ['folder/name.png', 'name.png', 'name.png'],
])('the disposition of an upload names %j', (name, plain, encoded) => {
  expect(attachmentDisposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
