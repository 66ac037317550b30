import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  attachmentDisposition,
  GENERATED_NAME,
  generateObjectName,
  originalName,
  publicUrl,
  recordId,
  uploadMetadata,
} from '../../../src/domain/object-name';

it('a generated object name has random characters, the time in milliseconds and the extension', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1795255200000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(generateObjectName('Front Desk.PNG')).toMatch(/^[a-z0-9]{16}_1795255200000\.png$/);
});

it.each([
  ['that goes on', 'abcdefghij123456_1795255200000.png.exe'],
  ['that begins earlier', 'team/abcdefghij123456_1795255200000.png'],
  ['with too few random characters', 'abcdefghij12345_1795255200000.png'],
  ['with capitals', 'ABCDEFGHIJ123456_1795255200000.png'],
  ['with a time in seconds', 'abcdefghij123456_1795255200.png'],
  ['with letters in its time', 'abcdefghij123456_17952552000ab.png'],
  ['with an empty extension', 'abcdefghij123456_1795255200000.'],
  ['with an extension in capitals', 'abcdefghij123456_1795255200000.PNG'],
  ['with an extension that is too long', 'abcdefghij123456_1795255200000.abcdefghijk'],
])('a name %s is not a generated one', (_, name) => {
  expect(name).not.toMatch(GENERATED_NAME);
});

it.each(['README', '.png', 'a.ñ', 'a.abcdefghijk'])(
  'a generated object name has no extension if that of the file is unusual: %s',
  (name) => {
    expect(generateObjectName(name)).toMatch(/^[a-z0-9]{16}_[0-9]{13}$/);
  },
);

describe.each(['50%25 off.png', 'a/b+c&d=e?f#g.png', '名前 😀.png'])('an upload of %s', (name) => {
  it('has a generated object name', () => {
    expect(generateObjectName(name)).toMatch(GENERATED_NAME);
  });

  it('has headers of visible ASCII characters', () => {
    expect(Object.values(uploadMetadata(name)).join()).toMatch(/^[\x21-\x7e]+$/);
  });

  it('keeps its name', () => {
    expect(originalName(uploadMetadata(name))).toBe(name);
  });
});

it.each([
  ['has no metadata', null],
  ['has other metadata', { title: 'a.png' }],
  ['has an empty name', { original_name: '' }],
  ['has a name that is not a text', { original_name: 7 }],
])('an object has no original name if it %s', (_, metadata) => {
  expect(originalName(metadata)).toBeNull();
});

it('an original name that is not percent-encoded is kept as it is', () => {
  expect(originalName({ original_name: '100%.png' })).toBe('100%.png');
});

it('the id of a record follows from the bucket and the path alone, and never changes', async () => {
  const id = await recordId('b', 'team/año.png');
  expect(id).toBe('7e060a5e7e86871bcdd0f4696704578207acec7558ca167b7f966f605ec77ca4');
});

const ENCODED = '/v0/b/b/o/team%2F50%2525%20a%C3%B1o%2Bb.png?alt=media';

it('the public URL encodes a name once, as one segment', () => {
  expect(publicUrl('b', 'team/50%25 año+b.png')).toBe(`https://firebasestorage.googleapis.com${ENCODED}`);
});

it('the public URL has the origin of the emulator if one is given', () => {
  expect(publicUrl('b', 'team/50%25 año+b.png', 'http://127.0.0.1:9199')).toBe(`http://127.0.0.1:9199${ENCODED}`);
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
