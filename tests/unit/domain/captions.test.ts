import { expect, it } from 'vitest';
import { captionsSchema, readCaptions } from '../../../src/domain/captions';
import { MAX_CAPTIONS_LENGTH } from '../../../src/domain/media-limits';
import { CAPTION_CASES } from '../../rules/record-cases';

const read = (...parts: BlobPart[]) => readCaptions(new Blob(parts));

it.each(CAPTION_CASES.filter(({ language }) => language === 'en'))('$name: $valid', ({ fields, valid }) => {
  expect(captionsSchema.safeParse(fields).success).toBe(valid);
});

it('reads a file without byte-order mark, and with one kind of line end', async () => {
  expect(await read('\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r¡Hola!')).toEqual({
    text: 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Hola!',
  });
});

it.each<[what: string, parts: BlobPart[]]>([
  ['SubRip', ['1\n00:00:00,000 --> 00:00:01,000\nHi']],
  ['an empty file', []],
  ['a file in Latin 1', ['WEBVTT\n\n00:00.000 --> 00:01.000\nA', Uint8Array.of(0xf1), 'o']],
  ['a file in UTF-16', [Uint8Array.of(0xff, 0xfe, 0x57, 0, 0x45, 0)]],
  ['a picture', [Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]],
])('refuses %s', async (_, parts) => {
  expect(await read(...parts)).toEqual({ fault: 'notWebVtt' });
});

it('refuses long captions, and does not read large files', async () => {
  expect(await read('WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH + 1, 'x'))).toEqual({ fault: 'tooLong' });
  const large = Object.defineProperty(new Blob(['WEBVTT']), 'size', { value: 1e9 });
  expect(await readCaptions(large)).toEqual({ fault: 'tooLong' });
});

it('says when a file can no longer be read', async () => {
  const gone = Object.defineProperty(new Blob(['WEBVTT']), 'arrayBuffer', { value: () => Promise.reject(new Error()) });
  expect(await readCaptions(gone)).toEqual({ fault: 'unreadable' });
});
