import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { generateObjectName, uploadMetadata } from '../../../src/domain/object-name';
import { importedRecord, recordOfObject, type StoredObject, uploadedRecord } from '../../../src/domain/object-record';

const object = (changes: Partial<StoredObject> = {}): StoredObject => ({
  bucket: brand.bucket,
  name: 'hero-front_desk.JPG',
  contentType: 'image/jpeg',
  size: 2048,
  metadata: null,
  ...changes,
});

it('an imported record follows the sync rule literally', () => {
  expect(importedRecord(object())).toEqual({
    file_name: 'hero-front_desk.JPG',
    file_path: 'hero-front_desk.JPG',
    bucket_name: brand.bucket,
    media_type: 'image',
    mime_type: 'image/jpeg',
    file_size: 2048,
    category: 'hero-banner',
    title: 'hero front desk',
    description: 'Auto-imported image from storage',
    alt_text: `${brand.name} hero-banner image`,
    tags: ['image', 'hero-banner'],
  });
});

it('an imported record has the media type of its name, not of its MIME type', () => {
  const tour = object({ name: 'tour.ogg', contentType: 'audio/ogg' });
  expect(importedRecord(tour)).toMatchObject({ media_type: 'video', mime_type: 'audio/ogg' });
});

it('an imported record of an object without a type has none', () => {
  expect(importedRecord(object({ contentType: null })).mime_type).toBeNull();
});

it('an imported record of an object of unknown size has no size', () => {
  expect(importedRecord(object({ size: null })).file_size).toBeNull();
});

it.each([
  ['team-photos/our_staff.tar.gz', 'team photos/our staff.tar'],
  ['.hidden--file', '.hidden  file'],
])('the title of an imported record is the name without its extension, with spaces: %s', (name, title) => {
  expect(importedRecord(object({ name })).title).toBe(title);
});

const name = generateObjectName('Año 100%.png');
const uploaded = object({ name, metadata: uploadMetadata('Año 100%.png') });

it('the record of an uploaded object has its original name and its facts', () => {
  const facts = { media_type: 'image', mime_type: 'image/jpeg', file_size: 2048 };
  const path = { file_path: name, bucket_name: brand.bucket };
  expect(recordOfObject(uploaded)).toEqual({ file_name: 'Año 100%.png', ...path, ...facts });
});

it('the record of an uploaded object equals the one that the client writes', () => {
  expect(recordOfObject(uploaded)).toEqual(uploadedRecord(uploaded, 'Año 100%.png'));
});

it.each<[string, Partial<StoredObject>]>([
  ['another bucket', { bucket: 'another-bucket' }],
  ['no original name', { metadata: { other: 'x' } }],
  ['a name of another shape', { name: 'front-desk.png' }],
  ['a type that may not be uploaded', { contentType: 'text/html' }],
  ['an unknown size', { size: null }],
])('the record of an object is imported if it has %s', (_, changes) => {
  const other = { ...uploaded, ...changes };
  expect(recordOfObject(other)).toEqual(importedRecord(other));
});
