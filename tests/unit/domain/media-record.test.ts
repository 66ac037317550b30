import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { captionLanguages, captionsSchema, readCaptions } from '../../../src/domain/captions';
import { MAX_CAPTIONS_LENGTH } from '../../../src/domain/media-limits';
import { mediaEditSchema, readMediaFile, uploadedRecordSchema } from '../../../src/domain/media-record';
import { quoteNoteSchema } from '../../../src/domain/quotes';
import { CAPTION_CASES, EDIT_CASES, NOTE_CASES, UPLOAD_CASES, upload } from '../../rules/record-cases';
import { NO_EDIT, NO_TEXTS } from '../../support/media-files';

// tests/rules runs the same cases, with ids, against the rules.
describe.each([
  ['an uploaded record', uploadedRecordSchema, UPLOAD_CASES.filter(({ id }) => id === undefined)],
  ['an edit', z.partial(mediaEditSchema), EDIT_CASES],
  ['captions', captionsSchema, CAPTION_CASES.filter(({ language }) => language === 'en')],
  ['a note about a request', quoteNoteSchema, NOTE_CASES],
])('the schema of %s', (_, schema, cases) => {
  it.each(cases.filter(({ valid }) => valid))('accepts $name', ({ fields }) => {
    expect(schema.safeParse(fields).success).toBe(true);
  });

  it.each(cases.filter(({ valid }) => !valid))('refuses $name', ({ fields }) => {
    expect(schema.safeParse(fields).success).toBe(false);
  });
});

const stored = { id: 'a', ...upload(), created_at: 1, updated_at: 2 };
const empty = { generation: null, renditions: [], no_preview: null, placeholder: null, missing_since: null };

it.each([
  ['missing', {}],
  ['null', { title: null, tags: null, is_featured: null, captions: null, renditions: null, width: null }],
  ['impossible', { width: 0, height: -1, category: 'of a later version', no_preview: 'of a later version' }],
])('a record from the database has every field, with empty values for %s ones', (_, fields) => {
  const record = { ...stored, ...NO_EDIT, ...empty, width: null, height: null };
  expect(readMediaFile('a', { ...stored, ...fields }).data).toEqual(record);
});

describe('a complete record from the database', () => {
  const at = (time: number) => ({ toMillis: () => time });
  const { id, ...fields } = stored;
  const texts = { ...NO_TEXTS, title: 'Portada' };
  const edit = { ...texts, category: 'other', tags: ['a'], is_featured: true, captions: ['en', 'es'] };
  const rendered = {
    generation: '17',
    renditions: [320],
    no_preview: 'unfinished',
    placeholder: 'data:image/webp;base64,AA',
  };
  const values = { ...fields, ...edit, ...rendered, width: 640, height: 480, translations: { es: texts } };
  const times = { created_at: at(3), updated_at: at(4), missing_since: at(5) };
  const { data } = readMediaFile(id, { ...values, ...times });

  it('keeps all its values', () => {
    const { created_at, updated_at, ...timeless } = values;
    expect(data).toMatchObject({ id, ...timeless });
  });

  it('has its times in milliseconds', () => {
    expect(data).toMatchObject({ created_at: 3, updated_at: 4, missing_since: 5 });
  });

  it('has no other fields', () => {
    expect(Object.keys(data ?? {}).sort()).toEqual(Object.keys({ id, ...values, ...times }).sort());
  });
});

it.each([
  { media_type: 'font' },
  { file_name: undefined },
  { renditions: [0] },
  { placeholder: 'https://elsewhere.example/pixel.png' },
])('a record from the database is invalid with %j', (changes) => {
  expect(readMediaFile('a', { ...stored, ...changes }).success).toBe(false);
});

/** A file of captions as WebVTT, from these cues. */
const captionsOf = (cues: string) => new Blob([`WEBVTT\n\n${cues}`]);

it('a file of captions is read without its byte-order mark', async () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Hola!';
  expect(await readCaptions(new Blob([`\uFEFF${text}`]))).toEqual({ text });
});

it('a file of captions is read with one kind of line end', async () => {
  const file = new Blob(['WEBVTT\r\n\r\n00:00.000 --> 00:01.000\r¡Hola!']);
  expect(await readCaptions(file)).toEqual({ text: 'WEBVTT\n\n00:00.000 --> 00:01.000\n¡Hola!' });
});

it('a file of captions may have the commas of SubRip in its times', async () => {
  const cue = (dot: string) => `1\n00:00:00${dot}500 --> 01:00${dot}250 line:0\nAt ten sharp\n`;
  expect(await readCaptions(captionsOf(cue(',')))).toEqual({ text: `WEBVTT\n\n${cue('.')}` });
});

it('a file of captions keeps all other commas', async () => {
  const cue = '00:00:00.500 --> 01:00.250 line:0,start\nAt 10:00,000 sharp\n';
  expect(await readCaptions(captionsOf(cue))).toEqual({ text: `WEBVTT\n\n${cue}` });
});

/** The times of a cue, then a text of as many letters of three bytes as captions may have. */
const longest = () => {
  const start = 'WEBVTT\n\n00:00.000 --> 00:01.000\n';
  return start.padEnd(MAX_CAPTIONS_LENGTH, '語');
};

it('a file of captions may have the greatest length', async () => {
  expect(await readCaptions(new Blob([longest()]))).toEqual({ text: longest() });
});

it('a file of captions that is too large is not read', async () => {
  const file = new Blob(['語'.repeat(MAX_CAPTIONS_LENGTH + 1)]);
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await readCaptions(file)).toEqual({ fault: 'tooLong' });
  expect(read).not.toHaveBeenCalled();
});

it('a file of captions that the device cannot read is refused', async () => {
  const file = new Blob(['WEBVTT']);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('The file is gone'));
  expect(await readCaptions(file)).toEqual({ fault: 'unreadable' });
});

it('a record lists the languages of captions in one order', () => {
  expect(captionLanguages(['es', 'fr', 'en'])).toEqual(['en', 'es']);
});

it.each<[what: string, fault: string, parts: BlobPart[]]>([
  ['without a cue', 'noCues', ['WEBVTT\n']],
  ['without a time that browsers read', 'noCues', ['WEBVTT\n\n0:01 --> 0:02\nHi\n\n00:61.000 --> 00:62.000\nHi']],
  ['only a note', 'noCues', ['WEBVTT\n\nNOTE 00:00.000 --> 00:01.000 is empty']],
  ['in SubRip', 'notWebVtt', ['1\n00:00:00,000 --> 00:00:01,000\nHi']],
  ['in Latin 1', 'notWebVtt', ['WEBVTT\n\n00:00.000 --> 00:01.000\nA', Uint8Array.of(0xf1), 'o']],
  ['long', 'tooLong', ['WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH + 1, 'x')]],
])('a file of captions is refused if it is %s: %s', async (_, fault, parts) => {
  expect(await readCaptions(new Blob(parts))).toEqual({ fault });
});
