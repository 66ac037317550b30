import { createHash } from 'node:crypto';
import { brand } from '../../src/domain/brand';
import { extensionOf, mediaTypeOfMime } from '../../src/domain/media-type';
import { attachmentDisposition, recordId, uploadMetadata } from '../../src/domain/object-name';
import type { LibraryFile, SeedFile } from './library';

const MIME_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Upload time of the newest file, and the interval between uploads, in milliseconds. */
const NEWEST = Date.UTC(2025, 8, 15, 15, 30);
const STEP = 41 * 60 * 60 * 1000;
const uploadTime = (index: number) => NEWEST - index * STEP;

/** A name like those of `generateObjectName`, but deterministic: its random part is a hash of the file name. */
function seededObjectName(fileName: string, index: number): string {
  const digest = createHash('sha256').update(fileName).digest();
  const random = Array.from(digest.subarray(0, 16), (byte) => (byte % 36).toString(36)).join('');
  return `${random}_${uploadTime(index)}.${extensionOf(fileName)}`;
}

export function mimeTypeOf({ name }: SeedFile): string {
  return MIME_TYPES[extensionOf(name)] ?? 'application/octet-stream';
}

/** The object of the file at `index` of the library, as an upload through the library stores it. */
export function uploadedObject(file: LibraryFile, index: number) {
  return {
    name: seededObjectName(file.name, index),
    contentType: mimeTypeOf(file),
    contentDisposition: attachmentDisposition(file.name),
    metadata: uploadMetadata(file.name),
  };
}

/** The record of a library file after staff have described it, with its id. `size` is the object's size in bytes. */
export async function describedRecord(file: LibraryFile, index: number, size: number) {
  const { name, alt = null, featured = false, es, make: _, ...described } = file;
  const file_path = seededObjectName(name, index);
  const mime_type = mimeTypeOf(file);
  const time = new Date(uploadTime(index));
  const fields = {
    ...described,
    file_name: name,
    file_path,
    bucket_name: brand.bucket,
    media_type: mediaTypeOfMime(mime_type),
    mime_type,
    file_size: size,
    alt_text: alt,
    ...(es && { translations: { es: { title: es.title, description: es.description, alt_text: es.alt ?? null } } }),
    is_featured: featured,
    created_at: time,
    updated_at: time,
  };
  return { id: await recordId(brand.bucket, file_path), fields };
}
