import { brand } from '../../src/domain/brand';
import { CATEGORIES } from '../../src/domain/media-category';
import { TEXT_LIMITS } from '../../src/domain/media-edit-form';
import {
  MAX_CAPTIONS_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_UPLOAD_BYTES,
} from '../../src/domain/media-limits';
import { type MediaEdit, TEXT_FIELDS, type UploadedRecord } from '../../src/domain/media-record';
import { MAX_NOTE_LENGTH } from '../../src/domain/quotes';

/** Fields that a client tries to write. Server timestamps are added unless the case contains its own. */
export interface RecordCase {
  name: string;
  valid: boolean;
  fields: Record<string, unknown>;
  /** The document's id if it is not the one of the object. */
  id?: string;
}

const NAME = 'q7w8e9r0t1y2u3i4_1795255200000';
const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const DOCUMENT_TYPES = [PDF, DOC, DOCX];
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

/** A valid record of an upload, with `changes`. */
export const upload = (changes: Partial<UploadedRecord> = {}): UploadedRecord => ({
  file_name: 'Front desk.png',
  file_path: `${NAME}.png`,
  bucket_name: brand.bucket,
  media_type: 'image',
  mime_type: 'image/png',
  file_size: 1024,
  ...changes,
});

const SPANISH = { title: 'Recepción', description: 'El mostrador con el lector', alt_text: 'Un lector de tarjetas' };

/**
 * A valid edit of every field but the translations, with `changes`. With those in every case, the emulator's coverage
 * report would not fit into its memory.
 */
export const edit = (changes: Partial<MediaEdit> = {}) => ({
  title: 'Front desk',
  description: 'The counter with the card reader',
  alt_text: 'A card reader on a counter',
  category: 'solution-image',
  tags: ['reader', 'counter'],
  is_featured: true,
  captions: ['en'],
  ...changes,
});

/** `count` characters by String.length; an emoji counts as two. */
const letters = (count: number) => 'x'.repeat(count);
const emoji = (count: number) => '😀'.repeat(Math.floor(count / 2)) + letters(count % 2);

const VALUES = { text: 'x', number: 7, boolean: true, null: null, list: ['x'], map: { x: 'x' }, time: AN_HOUR_AGO };
type Kind = keyof typeof VALUES;

/** For every field, a value of every type that it does not accept. */
const wrongKinds = (takes: Record<string, Kind[]>, base: object): RecordCase[] =>
  Object.entries(takes).flatMap(([field, good]) =>
    Object.entries(VALUES)
      .filter(([kind]) => !good.includes(kind as Kind))
      .map(([kind, value]) => ({ name: `${field}: a ${kind}`, valid: false, fields: { ...base, [field]: value } })),
  );

/** Texts around the limit of a field, in ASCII and outside the BMP. */
const textBounds = (field: string, max: number, fields: (text: string) => Record<string, unknown>): RecordCase[] => [
  { name: `${field}: empty`, valid: false, fields: fields('') },
  { name: `${field}: one character`, valid: true, fields: fields('x') },
  { name: `${field}: ${max} characters`, valid: true, fields: fields(letters(max)) },
  { name: `${field}: ${max + 1} characters`, valid: false, fields: fields(letters(max + 1)) },
  { name: `${field}: emoji up to ${max}`, valid: true, fields: fields(emoji(max)) },
  { name: `${field}: emoji beyond ${max}`, valid: false, fields: fields(emoji(max + 1)) },
  { name: `${field}: accents, Arabic, newline`, valid: true, fields: fields('Año e\u0301 مرحبا\n') },
];

const good = (name: string, fields: Record<string, unknown>): RecordCase => ({ name, valid: true, fields });
const bad = (name: string, fields: Record<string, unknown>): RecordCase => ({ name, valid: false, fields });

/** Records that a client may try to create. */
export const UPLOAD_CASES: RecordCase[] = [
  good('a picture', upload()),
  good('a video', upload({ media_type: 'video', mime_type: 'video/mp4' })),
  good('a sound', upload({ media_type: 'audio', mime_type: 'audio/mpeg' })),
  good('a PDF', upload({ media_type: 'document', mime_type: PDF })),
  good('a Word file', upload({ media_type: 'document', mime_type: DOC })),
  good('a new Word file', upload({ media_type: 'document', mime_type: DOCX })),
  good('a subtype with punctuation', upload({ mime_type: 'image/vnd.ms-photo+xml-1.0' })),
  bad('a picture called a video', upload({ media_type: 'video' })),
  bad('a picture called a document', upload({ media_type: 'document' })),
  bad('a PDF called a picture', upload({ mime_type: PDF })),
  bad('an unknown media type', { ...upload({ mime_type: PDF }), media_type: 'application' }),
  ...['', 'image', 'image/', 'Image/png', 'image/PNG', 'image/.png', 'image/png;q=1', ' image/png', 'image/png\n'].map(
    (mime_type) => bad(`MIME type ${JSON.stringify(mime_type)}`, upload({ mime_type })),
  ),
  ...['text/html', 'application/zip', `${PDF} `, 'application/pdfx'].map((mime_type) =>
    bad(`MIME type ${JSON.stringify(mime_type)}`, upload({ mime_type, media_type: 'document' })),
  ),
  ...textBounds('file_name', MAX_FILE_NAME_LENGTH, (file_name) => upload({ file_name })),
  ...[NAME, `${NAME}.a`, `${NAME}.abcdefghij`].map((file_path) => good(`path ${file_path}`, upload({ file_path }))),
  ...[
    ...['front-desk.png', `a/${NAME}.png`, `1${NAME}`, ''],
    ...['.', '-png', '.PNG', '.abcdefghijk', '.png\n'].map((ending) => `${NAME}${ending}`),
  ].map((file_path) => bad(`path ${JSON.stringify(file_path)}`, upload({ file_path }))),
  ...[1, MAX_UPLOAD_BYTES].map((file_size) => good(`${file_size} bytes`, upload({ file_size }))),
  ...[0, -1, 1.5, MAX_UPLOAD_BYTES + 1, Number.NaN, Number.POSITIVE_INFINITY].map((file_size) =>
    bad(`${file_size} bytes`, upload({ file_size })),
  ),
  bad('another bucket', { ...upload(), bucket_name: `${brand.bucket}-2` }),
  { ...bad('a chosen id', upload()), id: 'chosen' },
  { ...bad('the id of the path without the bucket', upload()), id: 'f'.repeat(64) },
  ...Object.keys(upload()).map((field) =>
    bad(`without ${field}`, Object.fromEntries(Object.entries(upload()).filter(([key]) => key !== field))),
  ),
  ...Object.entries({ ...edit(), translations: { es: SPANISH }, width: 640, height: 480, id: 'x', owner: 'eve' }).map(
    ([field, value]) => bad(`with ${field} as well`, { ...upload(), [field]: value }),
  ),
  bad("created at the client's time", { ...upload(), created_at: AN_HOUR_AGO }),
  bad("updated at the client's time", { ...upload(), updated_at: AN_HOUR_AGO }),
  ...wrongKinds(
    { file_name: ['text'], file_path: [], bucket_name: [], media_type: [], mime_type: [], file_size: ['number'] },
    upload(),
  ),
];

const TAG_LIST = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`);

/** Edits that a client may try to make. Fields that an edit leaves out do not change. */
export const EDIT_CASES: RecordCase[] = [
  good('everything', edit()),
  good('everything blank', {
    ...{ title: null, description: null, alt_text: null, translations: null, category: null },
    ...{ tags: [], is_featured: false, captions: [] },
  }),
  good('nothing', {}),
  ...Object.entries(edit()).map(([field, value]) => good(`${field} alone`, { [field]: value })),
  ...CATEGORIES.map((category) => good(`category ${category}`, edit({ category }))),
  ...['', 'Hero-Banner', 'uncategorized'].map((category) => bad(`category "${category}"`, { ...edit(), category })),
  ...TEXT_FIELDS.flatMap((field) => {
    const max = TEXT_LIMITS[field];
    const spanish = (text: unknown) => ({ translations: { es: { ...SPANISH, [field]: text } } });
    return [
      ...textBounds(field, max, (text) => edit({ [field]: text })),
      good(`Spanish ${field}: ${max} characters`, spanish(letters(max))),
      bad(`Spanish ${field}: ${max + 1} characters`, spanish(letters(max + 1))),
      bad(`Spanish ${field}: empty`, spanish('')),
      bad(`Spanish ${field}: a number`, spanish(7)),
    ];
  }),
  good('Spanish texts', { translations: { es: SPANISH } }),
  good('everything, in Spanish too', { ...edit(), translations: { es: SPANISH } }),
  good('a Spanish title alone', { translations: { es: { ...SPANISH, description: null, alt_text: null } } }),
  bad('a Spanish title without the other two', { translations: { es: { title: 'Recepción' } } }),
  bad('a Spanish category', { translations: { es: { ...SPANISH, category: 'other' } } }),
  bad('texts in another language', { translations: { es: SPANISH, fr: SPANISH } }),
  bad('translations without Spanish', { translations: {} }),
  bad('a text as translation', { translations: { es: 'Recepción' } }),
  ...textBounds('tag', MAX_TAG_LENGTH, (tag) => edit({ tags: ['first', tag] })),
  good(`${MAX_TAGS} tags`, edit({ tags: TAG_LIST.slice(0, MAX_TAGS) })),
  bad(`${MAX_TAGS + 1} tags`, edit({ tags: TAG_LIST })),
  ...TAG_LIST.slice(0, MAX_TAGS).map((_, place) =>
    bad(`an empty tag at index ${place}`, { tags: TAG_LIST.slice(0, MAX_TAGS).with(place, '') }),
  ),
  ...Object.entries(VALUES)
    .filter(([kind]) => kind !== 'text' && kind !== 'list') // Firestore has no list of lists
    .map(([kind, value]) => bad(`a tag that is a ${kind}`, { ...edit(), tags: ['first', value] })),
  ...[[], ['en'], ['es'], ['en', 'es']].map((captions) => good(`captions in [${captions}]`, { captions })),
  ...[['fr'], ['es', 'en'], ['en', 'en'], ['en', 'es', 'en'], [null]].map((captions) =>
    bad(`captions in [${captions}]`, { captions }),
  ),
  ...Object.entries(upload({ file_path: `${NAME}.gif`, mime_type: 'image/gif', file_size: 7, file_name: 'b' }))
    .filter(([field]) => field !== 'bucket_name' && field !== 'media_type')
    .map(([field, value]) => bad(`another ${field}`, { ...edit(), [field]: value })),
  bad('another bucket', { ...edit(), bucket_name: 'elsewhere' }),
  bad('another media type', { ...edit(), media_type: 'video' }),
  ...Object.entries({ width: 1, height: 1, id: 'x', owner: 'eve', created_at: AN_HOUR_AGO }).map(([field, value]) =>
    bad(`${field} as well`, { ...edit(), [field]: value }),
  ),
  bad("updated at the client's time", { ...edit(), updated_at: AN_HOUR_AGO }),
  ...wrongKinds(
    {
      translations: ['null'],
      ...{ title: ['text', 'null'], description: ['text', 'null'], alt_text: ['text', 'null'] },
      ...{ category: ['null'], tags: ['list'], is_featured: ['boolean'], captions: [] },
    },
    edit(),
  ),
];

/** Captions that a client may try to write, with the language as the document's id. */
export const CAPTION_CASES: (RecordCase & { language: string })[] = [
  ...['en', 'es'].map((language) => ({ ...good(`captions in ${language}`, { text: 'WEBVTT' }), language })),
  { ...bad('captions in another language', { text: 'WEBVTT' }), language: 'fr' },
  ...[
    ...['WEBVTT\n', 'WEBVTT \n\n00:00.000 --> 00:01.000\nAño e\u0301 مرحبا 😀', 'WEBVTT\ttitle'].map((text) =>
      good(`captions ${JSON.stringify(text)}`, { text }),
    ),
    good(`${MAX_CAPTIONS_LENGTH} characters of captions`, { text: 'WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH, 'x') }),
    bad(`${MAX_CAPTIONS_LENGTH + 1} characters of captions`, { text: 'WEBVTT\n'.padEnd(MAX_CAPTIONS_LENGTH + 1, 'x') }),
    ...['', 'WEBVT', 'WEBVTTX', 'webvtt', ' WEBVTT', '\uFEFFWEBVTT', '1\n00:00,000 --> 00:01,000\nHi'].map((text) =>
      bad(`captions ${JSON.stringify(text)}`, { text }),
    ),
    bad('captions without a text', {}),
    bad('captions with another field', { text: 'WEBVTT', owner: 'eve' }),
    ...wrongKinds({ text: [] }, {}),
  ].map((each) => ({ ...each, language: 'en' })),
];

/** Notes about a quote request that a client may try to write. */
export const NOTE_CASES: RecordCase[] = [
  good('no note', { note: null }),
  ...textBounds('note', MAX_NOTE_LENGTH, (note) => ({ note })),
  bad('a note with another field', { note: 'x', message: 'x' }),
  ...wrongKinds({ note: ['text', 'null'] }, {}),
];
