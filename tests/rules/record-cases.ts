import { inspect } from 'node:util';
import { brand } from '../../src/domain/brand';
import { CATEGORIES } from '../../src/domain/media-category';
import {
  MAX_CAPTIONS_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_UPLOAD_BYTES,
} from '../../src/domain/media-limits';
import type { MediaEdit, UploadedRecord } from '../../src/domain/media-record';
import { MEDIA_TEXT_NAMES, MEDIA_TEXTS } from '../../src/domain/media-texts';
import { DOCUMENT_TYPES } from '../../src/domain/media-type';
import { MAX_NOTE_LENGTH } from '../../src/domain/quotes';
import { mapTable } from '../../src/domain/table';
import { NO_EDIT } from '../support/media-files';

/** Fields that a client tries to write. Server timestamps are added unless the case contains its own. */
export interface RecordCase {
  name: string;
  valid: boolean;
  fields: Record<string, unknown>;
  /** The document's id if it is not the one of the object. */
  id?: string;
}

const PDF = 'application/pdf';
const NAME = 'q7w8e9r0t1y2u3i4_1795255200000';
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

export const upload = (changes: Partial<UploadedRecord> = {}): UploadedRecord => ({
  file_name: 'Front desk.png',
  file_path: `${NAME}.png`,
  bucket_name: brand.bucket,
  media_type: 'image',
  mime_type: 'image/png',
  file_size: 1024,
  ...changes,
});

const ENGLISH = mapTable(MEDIA_TEXTS, (_, field) => `The ${field}`);
const SPANISH = mapTable(MEDIA_TEXTS, (_, field) => `El ${field} en español`);

/**
 * A valid edit of every field but the translations, with `changes`. With translations in every case, the emulator's
 * coverage report would not fit into its memory.
 */
export const edit = (changes: Partial<MediaEdit> = {}) => ({
  ...ENGLISH,
  category: 'solution-image',
  tags: ['reader', 'counter'],
  is_featured: true,
  captions: ['en'],
  ...changes,
});

/** A case for each change to `base`, named by it. */
const cases = (base: object, valid: boolean, changes: object[]): RecordCase[] =>
  changes.map((change) => ({
    name: inspect(change, { breakLength: Number.POSITIVE_INFINITY, maxStringLength: 40 }),
    valid,
    fields: { ...base, ...change },
  }));

/** `count` characters by String.length; an emoji counts as two. */
const letters = (count: number) => 'x'.repeat(count);
const emoji = (count: number) => '😀'.repeat(Math.floor(count / 2)) + letters(count % 2);

/** Cases for texts around the limit of a field, in ASCII and outside the BMP. */
const textBounds = (base: object, max: number, change: (text: string) => object): RecordCase[] => [
  ...cases(base, true, ['x', letters(max), emoji(max), 'Año e\u0301 مرحبا\n'].map(change)),
  ...cases(base, false, ['', letters(max + 1), emoji(max + 1)].map(change)),
];

const KINDS = { text: 'x', number: 7, boolean: true, null: null, list: ['x'] };

/** Changes of a field to a value of every type that it does not accept. */
const wrongKinds = (field: string, ...accepted: string[]): object[] =>
  Object.entries(KINDS).flatMap(([kind, value]) => (accepted.includes(kind) ? [] : [{ [field]: value }]));

const values = (field: string, ...all: unknown[]): object[] => all.map((value) => ({ [field]: value }));

/** Each field as a change of its own. */
const each = (fields: object): object[] => Object.entries(fields).map(([field, value]) => ({ [field]: value }));

export const UPLOAD_CASES: RecordCase[] = [
  ...cases(upload(), true, [
    {},
    { media_type: 'video', mime_type: 'video/mp4' },
    { media_type: 'audio', mime_type: 'audio/mpeg' },
    ...values('mime_type', 'image/x', 'image/vnd.ms-photo+xml-1.0'),
    ...values('file_path', NAME, `${NAME}.a`, `${NAME}.abcdefghij`),
    ...values('file_size', 1, MAX_UPLOAD_BYTES),
  ]),
  ...cases(upload({ media_type: 'document' }), true, values('mime_type', ...DOCUMENT_TYPES)),
  ...textBounds(upload(), MAX_FILE_NAME_LENGTH, (file_name) => ({ file_name })),
  ...cases(upload(), false, [
    ...values('media_type', 'video', 'document'),
    { mime_type: PDF },
    { media_type: 'application', mime_type: PDF },
    { media_type: 'text', mime_type: 'text/plain' },
    ...values('mime_type', '', 'image', 'image/', 'image/.png', 'image/png;q=1', ' image/png', 'image/PNG'),
    ...values('file_path', '', 'front-desk.png', `a/${NAME}.png`, `1${NAME}`, NAME.slice(1), NAME.slice(0, -1)),
    ...values('file_path', NAME.toUpperCase(), NAME.replace('_', '-')),
    ...['.', '.PNG', '.tar.gz', '.abcdefghijk', '.png\n'].map((end) => ({ file_path: NAME + end })),
    ...values('file_size', 0, 1.5, MAX_UPLOAD_BYTES + 1, Number.NaN),
    ...values('bucket_name', `${brand.bucket}-2`),
    ...each({ ...edit(), width: 640, id: 'x', owner: 'eve', created_at: AN_HOUR_AGO, updated_at: AN_HOUR_AGO }),
    ...wrongKinds('file_name', 'text'),
    ...wrongKinds('mime_type'),
    ...wrongKinds('file_size', 'number'),
  ]),
  ...cases(upload({ media_type: 'document' }), false, values('mime_type', 'text/html', `${PDF} `)),
  { name: 'a chosen id', valid: false, fields: upload(), id: 'chosen' },
  ...Object.keys(upload()).map((field) => {
    const { [field]: _, ...fields } = upload() as Record<string, unknown>;
    return { name: `without ${field}`, valid: false, fields };
  }),
];

const TAG_LIST = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`);
const TAGS = TAG_LIST.slice(0, MAX_TAGS);
const inSpanish = (texts: object) => ({ translations: { es: texts } });

/** Edits that a client may try to make. Fields that an edit leaves out do not change. */
export const EDIT_CASES: RecordCase[] = [
  ...cases(edit(), true, [...[{}, NO_EDIT, inSpanish(SPANISH), { tags: TAGS }], ...values('category', ...CATEGORIES)]),
  ...cases(edit(), true, [{ tags: TAGS, ...inSpanish(SPANISH) }]), // the most expressions that an edit needs
  ...cases({}, true, [
    {},
    ...each(edit()),
    inSpanish(SPANISH),
    ...MEDIA_TEXT_NAMES.map((field) => inSpanish({ ...SPANISH, [field]: null })),
    ...values('captions', [], ['en'], ['es'], ['en', 'es']),
  ]),
  ...MEDIA_TEXT_NAMES.flatMap((field) => [
    ...textBounds(edit(), MEDIA_TEXTS[field].max, (text) => ({ [field]: text })),
    ...textBounds({}, MEDIA_TEXTS[field].max, (text) => inSpanish({ ...SPANISH, [field]: text })),
  ]),
  ...textBounds(edit(), MAX_TAG_LENGTH, (tag) => ({ tags: ['first', tag] })),
  ...cases({}, false, [
    ...[{ title: 'Recepción' }, { ...SPANISH, category: 'other' }].map(inSpanish),
    ...MEDIA_TEXT_NAMES.map((field) => inSpanish({ ...SPANISH, [field]: 7 })),
    ...values('translations', { es: SPANISH, fr: SPANISH }, {}, { es: 'Recepción' }),
    ...TAGS.map((_, place) => ({
      tags: TAGS.map((tag, index) => (index === place ? letters(MAX_TAG_LENGTH + 1) : tag)),
    })),
    ...values('captions', ['fr'], ['es', 'en'], ['en', 'en'], ['en', 'es', 'en'], [null]),
  ]),
  ...cases(edit(), false, [
    ...values('category', '', 'Hero-Banner', 'uncategorized'),
    { tags: TAG_LIST },
    ...[7, null].map((value) => ({ tags: ['first', value] })),
    ...each({ file_path: `${NAME}.gif`, file_size: 7, bucket_name: 'elsewhere', width: 1, id: 'x', owner: 'eve' }),
    ...each({ generation: '1', renditions: [320], no_preview: null, missing_since: null, stored_at: AN_HOUR_AGO }),
    ...each({ file_name: 'New.png', created_at: AN_HOUR_AGO, updated_at: AN_HOUR_AGO }),
    ...MEDIA_TEXT_NAMES.flatMap((field) => wrongKinds(field, 'text', 'null')),
    ...['translations', 'category'].flatMap((field) => wrongKinds(field, 'null')),
    ...wrongKinds('tags', 'list'),
    ...wrongKinds('is_featured', 'boolean'),
    ...wrongKinds('captions'),
  ]),
];

const captions = (language: string, valid: boolean, changes: object[]) =>
  cases({}, valid, changes).map((each) => ({ ...each, language }));

/** Captions that a client may try to write, with the language as the document's id. */
export const CAPTION_CASES = [
  ...captions('es', true, [{ text: 'WEBVTT' }]),
  ...captions('fr', false, [{ text: 'WEBVTT' }]),
  ...captions('en', true, [
    ...values('text', 'WEBVTT', 'WEBVTT\n', 'WEBVTT\ttitle', 'WEBVTT \n\n00:00.000 --> 00:01.000\nAño e\u0301 😀'),
    { text: 'WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH, 'x') },
  ]),
  ...captions('en', false, [
    ...values('text', '', 'WEBVT', 'WEBVTTX', 'webvtt', ' WEBVTT', '\uFEFFWEBVTT', '1\n00:00,000 --> 00:01,000\nHi'),
    ...[{ text: 'WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH + 1, 'x') }, {}, { text: 'WEBVTT', owner: 'eve' }],
    ...wrongKinds('text'),
  ]),
];

export const NOTE_CASES: RecordCase[] = [
  ...cases({}, true, [{ note: null }]),
  ...textBounds({}, MAX_NOTE_LENGTH, (note) => ({ note })),
  ...cases({}, false, [{ note: 'x', message: 'x' }, ...wrongKinds('note', 'text', 'null')]),
];
