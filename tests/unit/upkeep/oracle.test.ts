import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { importedRecord } from '../../../src/domain/object-record';

const NAMES = 10_000;

/**
 * The sync rule once more, written from the specification alone and in another manner: with nothing of src/domain but
 * the name of the business.
 */
function oracle(name: string, contentType: string | null, size: number | null) {
  const lower = name.toLowerCase();
  const lastDot = name.lastIndexOf('.');
  // A dot that begins a segment begins a hidden name: what follows it is no extension.
  const hasExtension = lastDot > name.lastIndexOf('/') + 1 && lastDot < name.length - 1;
  const endings: Record<string, string> = {};
  for (const ending of 'jpg jpeg png gif webp svg'.split(' ')) endings[ending] = 'image';
  for (const ending of 'mp4 webm ogg mov'.split(' ')) endings[ending] = 'video';
  for (const ending of 'mp3 wav m4a'.split(' ')) endings[ending] = 'audio';
  const type =
    (hasExtension && Object.entries(endings).find(([each]) => lower.endsWith(`.${each}`))?.[1]) || 'document';
  let category = type === 'image' ? 'marketing-asset' : type === 'document' ? 'document' : 'other';
  // The first match wins, so the last of these that matches has the word.
  if (lower.includes('testimonial')) category = 'testimonial';
  if (lower.includes('blog')) category = 'blog-image';
  if (lower.includes('team') || lower.includes('staff')) category = 'team-photo';
  if (lower.includes('solution') || lower.includes('pos') || lower.includes('payment')) category = 'solution-image';
  if (lower.includes('hero')) category = 'hero-banner';
  const bare = hasExtension ? name.substring(0, lastDot) : name;
  return {
    file_name: name,
    file_path: name,
    bucket_name: 'any-bucket',
    media_type: type,
    mime_type: contentType,
    file_size: size,
    title: bare.split('-').join(' ').split('_').join(' '),
    description: `Auto-imported ${type} from storage`,
    alt_text: `${brand.name} ${category} image`,
    category,
    tags: [type, category],
  };
}

const WORDS =
  'hero solution pos payment team staff blog testimonial Hero POS Postcard STAFFING steam photo menu año 図面'.split(
    ' ',
  );
const ENDINGS =
  'jpg jpeg png gif webp svg mp4 webm ogg mov mp3 wav m4a JPG Png OGG pdf docx txt html gz avif jpgx xjpg'.split(' ');
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom('-', '_', ' ', '.', '/', '--', '%20', '..') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ENDINGS) },
);
const name = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.option(fc.constantFrom(...ENDINGS)))
  .map(([parts, ending]) => parts.join('') + (ending === null ? '' : `.${ending}`))
  .filter((each) => each !== '' && !/[\n\r]/.test(each));

describe('the sync rule', () => {
  it(`says what another reading of the specification says, of ${NAMES} names`, () => {
    const object = fc.tuple(name, fc.option(fc.constantFrom('image/png', 'text/html')), fc.option(fc.nat()));
    fc.assert(
      fc.property(object, ([each, contentType, size]) => {
        const stored = { bucket: 'any-bucket', name: each, contentType, size, metadata: null };
        expect(importedRecord(stored)).toEqual(oracle(each, contentType, size));
      }),
      { numRuns: NAMES },
    );
  });
});
